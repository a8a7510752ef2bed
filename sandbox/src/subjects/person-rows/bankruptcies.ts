import { nameIn, type PersonRecord, type PlayedPerson } from '../persons.ts';
import { bornAs, guidOf } from './namesake.ts';
import type { BankruptcyRecord } from './row-types.ts';

/** One record with a case in court, and one of a case without it; a namesake has the first alone. */
export function bankruptcies(person: PlayedPerson, record: PersonRecord): readonly BankruptcyRecord[] {
	const common = {
		name: nameIn('bankruptcy', person),
		born: bornAs(person, record),
		birthPlace: 'г. Образцовск',
		inn: record === 'namesake' ? '000000000500' : person.inn,
		region: 'Примерная область',
		address: '000000, Россия, Примерная обл., г. Образцовск, ул. Тестовая, д. 1, кв. 1',
	} as const;
	const inCourt = {
		...common,
		guid: guidOf(person, 21),
		snils: '00000000100',
		category: 'Физическое лицо',
		manager: 'Тестова Тамара Тестовна',
		courtCase: {
			number: 'А00-1234/2023',
			code: 'CitizenAssetsDisposal',
			stage: 'Реализация имущества гражданина',
			on: '2023-06-15',
		},
		outOfCourt: null,
	} as const;
	if (record === 'namesake') return [inCourt];
	const withoutCourt = {
		...common,
		guid: guidOf(person, 22),
		snils: null,
		category: 'Физическое лицо',
		manager: null,
		courtCase: null,
		outOfCourt: { number: '00000077', on: '2022-04-11' },
	} as const;
	return [inCourt, withoutCourt];
}
