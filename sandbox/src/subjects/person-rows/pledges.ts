import { nameIn, type PersonRecord, type PlayedPerson } from '../persons.ts';
import { guidOf, NAMESAKE_BORN } from './namesake.ts';
import type { PledgeNotice } from './row-types.ts';

const BANK = 'АО "БАНК ПРИМЕР"';

/**
 * Two notices about cars and one whose subject is too short to say anything. Of a namesake there are two
 * notices: one with their own birth date, and one whose page at the notary's does not answer.
 */
export function pledgeNotices(person: PlayedPerson, record: PersonRecord): readonly PledgeNotice[] {
	const name = nameIn('pledge', person);
	if (record === 'namesake') {
		return [
			notice(guidOf(person, 31), '2021-09-02T11:20:00', { name, born: NAMESAKE_BORN }, ['XTAGFL110JY123456']),
			notice(guidOf(person, 32), '2022-12-19T16:45:10', { name, born: null }, ['XWEHC512BC0001234']),
		];
	}
	const pledgor = { name, born: person.birthDate };
	return [
		notice(guidOf(person, 41), '2023-11-24T10:10:28', pledgor, ['XTA21144094786239']),
		notice(guidOf(person, 42), '2020-07-15T09:00:00', pledgor, ['JTEHD21A850036287', 'Z94K241BBMR251210']),
		notice(guidOf(person, 43), '2019-02-08T13:31:00', pledgor, ['0']),
	];
}

function notice(
	guid: string,
	at: string,
	pledgor: PledgeNotice['pledgor'],
	subjects: readonly string[],
): PledgeNotice {
	return {
		guid,
		number: `${at.slice(0, 4)}-000-0000${guid.slice(-2)}-000`,
		at,
		pledgor,
		pledgees: [BANK],
		subjects,
	};
}
