import { nameIn, type PersonRecord, type PlayedPerson } from '../persons.ts';
import { bornAs } from './namesake.ts';
import type { BailiffCase } from './row-types.ts';

/** Two open cases with sums, and one that was closed because nothing was found to take (article 46). */
export function bailiffCases(person: PlayedPerson, record: PersonRecord): readonly BailiffCase[] {
	const debtor = {
		name: nameIn('fssp', person),
		born: bornAs(person, record),
		birthPlace: 'РОССИЯ, , , Г. ОБРАЗЦОВСК, , ,',
	};
	const department = {
		name: 'ОСП по Образцовскому району',
		address: '000000, Россия, г. Образцовск, ул. Тестовая, д. 2',
	};
	const bailiff = { name: 'ОБРАЗЦОВА О. О.', phones: ['+7(000)000-00-00'] };
	const common = { debtor, department, bailiff, consolidated: null } as const;
	return [
		{
			...common,
			number: '10001/24/99001-ИП',
			consolidated: '10001/24/99001-СД',
			on: '2024-03-12',
			writ: {
				kind: 'Судебный приказ',
				on: '2024-02-01',
				number: '2-1000/2024',
				authority: 'СУДЕБНЫЙ УЧАСТОК № 1 ОБРАЗЦОВСКОГО РАЙОНА',
			},
			debt: { kind: 'Задолженность по кредитным платежам', sum: 228_740.15, rest: 201_500.4, fee: 16_011.81 },
			closed: null,
		},
		{
			...common,
			number: '10002/25/99001-ИП',
			on: '2025-06-30',
			writ: {
				kind: 'Акт органа, осуществляющего контрольные функции',
				on: '2025-05-14',
				number: '18810000000000000001',
				authority: 'ЦАФАП ГИБДД ПРИМЕРНОЙ ОБЛАСТИ',
			},
			debt: { kind: 'Штраф ГИБДД', sum: 1_500, rest: 1_500, fee: 1_000 },
			closed: null,
		},
		{
			...common,
			number: '10003/19/99001-ИП',
			on: '2019-10-12',
			writ: {
				kind: 'Исполнительный лист',
				on: '2019-08-20',
				number: 'ФС № 000000001',
				authority: 'ОБРАЗЦОВСКИЙ РАЙОННЫЙ СУД',
			},
			debt: null,
			closed: { on: '2021-06-30', article: '46', part: '1', item: '4' },
		},
	];
}
