import { describe, expect, test } from 'vitest';
import { readClosing, readDepartment, readWrit } from './fssp-texts.ts';
import { factsOf, type Json, jsonOf } from './testing/apicloud.ts';
import { tellOfPerson } from './testing/ask.ts';

const found = () => jsonOf('fssp.physical.found');
const tell = (change: (json: Json) => void = () => {}) => {
	const json = found();
	change(json);
	return tellOfPerson('fssp', json);
};

describe('bailiffs’ cases', () => {
	test('are told with their debtors, writs and sums', async () => {
		const cases = factsOf(await tell());
		expect(cases[0]).toEqual({
			number: '10001/21/99001-ИП',
			date: '2021-11-26',
			debtor: {
				name: 'Примеров Пётр Образцович',
				birthDate: '1980-02-01',
				birthPlace: 'РОССИЯ, , , Г. ОБРАЗЦОВСК, , ,',
			},
			writ: {
				title: 'Судебный приказ от 27.07.2021 № 2А-1000/2021',
				issuedBy: 'СУДЕБНЫЙ УЧАСТОК № 1 ОБРАЗЦОВСКОГО РАЙОНА',
			},
			subject: 'Взыскание налогов и сборов, включая пени (кроме таможенных)',
			amount: 142.12,
			bailiff: { name: 'ОБРАЗЦОВА О. О.', phone: '+70000000000' },
			department: {
				name: 'ОСП по Образцовскому району',
				address: '000000, г. Образцовск, ул. Тестовая, д. 2',
			},
			closed: null,
			match: 'exact',
		});
		expect(cases[1]).toMatchObject({
			amount: 217_512.21,
			writ: {
				title: 'Исполнительный лист от 01.02.2024 № ФС № 000000002',
				issuedBy: 'ОБРАЗЦОВСКИЙ РАЙОННЫЙ СУД',
			},
			department: { name: 'ОСП № 2', address: '000000, г. Образцовск, ул. Тестовая, д. 3' },
		});
		expect(cases[2]).toMatchObject({ closed: { date: '2021-06-30', article: '46' }, amount: null });
	});

	test('of a namesake with another birth date are left out; when nothing is left, the register has denied', async () => {
		const others = (json: Json, count: number) => {
			for (const record of json.records.slice(0, count)) record.debtor_dob = '03.03.1953';
		};
		expect(factsOf(await tell((json) => others(json, 2)))).toHaveLength(1);
		expect(await tell((json) => others(json, 3))).toMatchObject({ state: 'clear' });
	});

	test('that are counted and not shown, or cannot be read, make the answer partial', async () => {
		const counted = await tell((json) => {
			json.countAll = '7';
		});
		expect(counted).toMatchObject({ state: 'partial', skippedRows: 4 });
		const torn = await tell((json) => {
			json.records[1] = null;
		});
		expect(torn).toMatchObject({ state: 'partial', skippedRows: 1 });
	});

	test('are denied by the register’s own sentence alone', async () => {
		const empty = jsonOf('fssp.physical.empty');
		expect(await tellOfPerson('fssp', empty)).toMatchObject({ state: 'clear' });
		const others = [
			{ ...empty, message: 'Сервис ФССП временно недоступен' },
			{ ...empty, count: 2 },
			{ ...empty, count: null },
			{ status: 200, records: [] },
		];
		for (const json of others) {
			expect(await tellOfPerson('fssp', json)).toMatchObject({ state: 'unreadable' });
		}
	});
});

test.each([
	['30.06.2021 ст. 46 ч. 1 п. 4', { date: '2021-06-30', article: '46' }],
	['2015-06-30, 47, 1, 1', { date: '2015-06-30', article: '47' }],
	['прекращено', { date: null, article: null }],
])('the end «%s» is read', (words, closed) => {
	expect(readClosing([words, null])).toEqual(closed);
	expect(readClosing([null, null])).toBeNull();
});

test.each([
	['Постановление', undefined, 'Постановление', null],
	[
		'Судебный приказ от 27.07.2021 № 2А-1000/2021 СУД',
		undefined,
		'Судебный приказ от 27.07.2021 № 2А-1000/2021',
		'СУД',
	],
	[
		'Исполнительный лист от 01.02.2024 № ФС № 000000002 СУД',
		undefined,
		'Исполнительный лист от 01.02.2024 № ФС № 000000002',
		'СУД',
	],
	['Акт от 14.05.2025 № 18810000000000000001', undefined, 'Акт от 14.05.2025 № 18810000000000000001', null],
	[
		'Акт от 14.05.2025 № 18810000000000000001 ЦАФАП ГИБДД',
		{ doc_type: 'Акт', doc_organization: 'ЦАФАП ГИБДД ПРИМЕРНОЙ ОБЛАСТИ' },
		'Акт от 14.05.2025 № 18810000000000000001',
		'ЦАФАП ГИБДД ПРИМЕРНОЙ ОБЛАСТИ',
	],
	[
		'Постановление',
		{
			doc_type: 'Судебный приказ',
			doc_date: '27.07.2021',
			document_num: '2-1/2021',
			doc_organization: 'СУД',
		},
		'Судебный приказ от 27.07.2021 № 2-1/2021',
		'СУД',
	],
	[
		null,
		['СУД', '0000000018', 'Судебный приказ', '27.07.2021', '2-1/2021'],
		'Судебный приказ от 27.07.2021 № 2-1/2021',
		'СУД',
	],
	[null, { doc_type: 'Судебный приказ' }, 'Судебный приказ', null],
])('the writ «%s» with %j is %s, given by %s', (text, detail, type, authority) => {
	expect(readWrit(text, detail)).toEqual({ title: type, issuedBy: authority });
});

test.each([
	['ОСП № 1, 000000, г. Образцовск, д. 2', 'ОСП № 1', '000000, г. Образцовск, д. 2'],
	['ОСП № 1 000000, Россия, г. Образцовск', 'ОСП № 1', '000000, Россия, г. Образцовск'],
	['ОСП № 1', 'ОСП № 1', null],
	['ОСП № 1, г. Образцовск', 'ОСП № 1, г. Образцовск', null],
	[null, null, null],
])('the department «%s» is %s at %s', (text, name, address) => {
	expect(readDepartment({ title: null, address: null, whole: text })).toEqual({ name, address });
});

test('a department that is told in parts keeps the address that only its whole text has', () => {
	const whole = 'ОСП № 1, 000000, г. Образцовск, д. 2';
	expect(readDepartment({ title: 'ОСП № 2', address: null, whole })).toEqual({
		name: 'ОСП № 2',
		address: '000000, г. Образцовск, д. 2',
	});
	expect(readDepartment({ title: 'ОСП № 2', address: 'д. 3', whole })).toEqual({
		name: 'ОСП № 2',
		address: 'д. 3',
	});
});
