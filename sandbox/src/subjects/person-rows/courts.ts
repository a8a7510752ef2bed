import { nameIn, type PersonRecord, type PlayedPerson } from '../persons.ts';
import type { CourtCase, CourtSide } from './row-types.ts';

const COURT = 'АС Примерной области';
const HOME = '000000, Россия, Примерная обл., г. Образцовск, ул. Тестовая, д. 1, кв. 1';

/** A bankruptcy and a civil case, with hidden sides. A namesake has the civil case alone. */
export function courtCases(person: PlayedPerson, record: PersonRecord): readonly CourtCase[] {
	const name = nameIn('arbiter', person);
	const hidden = (side: string): CourtSide => ({ name: side, inn: null, address: null });
	const civil: CourtCase = {
		id: '00000000-0000-4000-8000-000000000052',
		number: 'А00-77/2021',
		on: '2021-02-01',
		kind: 'civil_simple',
		court: COURT,
		judge: null,
		plaintiffs: [
			{ name: 'ООО "ПРИМЕР"', inn: '0000000018', address: '000000, г. Образцовск, ул. Тестовая, 3' },
		],
		respondents: [hidden(`ИП ${name}`)],
	};
	if (record === 'namesake') return [civil];
	const bankruptcy: CourtCase = {
		id: '00000000-0000-4000-8000-000000000051',
		number: 'А00-1234/2023',
		on: '2023-05-11',
		kind: 'bankruptcy',
		court: COURT,
		judge: 'Тестова Т. Т.',
		plaintiffs: [hidden(name)],
		respondents: [{ name, inn: person.inn, address: HOME }],
	};
	return [bankruptcy, civil];
}
