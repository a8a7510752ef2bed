import { nameIn, type PersonRecord, type PlayedPerson } from '../persons.ts';
import { bornAs, NAMESAKE_BORN } from './namesake.ts';
import type { ListEntry, WantedNotice } from './row-types.ts';

/** One notice of the penal service. */
export function wantedNotices(person: PlayedPerson, record: PersonRecord): readonly WantedNotice[] {
	return [
		{
			id: 1001,
			name: nameIn('fsin_wanted', person),
			born: bornAs(person, record),
			territory: 'УФСИН России по Примерной области, тел. 8 (000) 000-00-00',
			federal: 'ФСИН России, тел. 8 (000) 000-00-01',
			image: '/upload/iblock/000/000.jpg',
		},
	];
}

/**
 * The person's own line. Of a namesake there are two: one with their own birth date, and one that tells none
 * and so may be the person themselves.
 */
export function listEntries(person: PlayedPerson, record: PersonRecord): readonly ListEntry[] {
	const entry = (number: number, born: string | null): ListEntry => ({
		number,
		guid: `00000000-0000-4000-8000-0000000${number}`,
		name: nameIn('terrorist', person).toUpperCase(),
		starred: true,
		aliases: [],
		born,
		place: 'Г. ОБРАЗЦОВСК',
	});
	if (record === 'namesake') return [entry(10_210, NAMESAKE_BORN), entry(10_211, null)];
	return [entry(10_198, person.birthDate)];
}
