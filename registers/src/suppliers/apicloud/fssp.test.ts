import { describe, expect, test } from 'vitest';
import { readClosing, readWrit } from './fssp-texts.ts';
import { factsOf, type Json, jsonOf } from './testing/apicloud.ts';
import { tellOfPerson } from './testing/ask.ts';

const found = () => jsonOf('fssp.physical.found');
const tell = (change: (json: Json) => void = () => {}) => {
	const json = found();
	change(json);
	return tellOfPerson('fssp', json);
};

describe('bailiffs’ cases', () => {
	test('are told in the fields of the report', async () => {
		const { items, total } = factsOf(await tell());
		expect(items[0]).toEqual({
			executiveProduction: { number: '10001/21/99001-ИП', date: '2021-11-26' },
			debtor: {
				fullName: 'Примеров Пётр Образцович',
				birthDate: '1980-02-01',
				birthPlace: 'РОССИЯ, , , Г. ОБРАЗЦОВСК, , ,',
			},
			executiveDocument: {
				type: 'Судебный приказ',
				authority: 'СУДЕБНЫЙ УЧАСТОК № 1 ОБРАЗЦОВСКОГО РАЙОНА',
			},
			debt: { subject: 'Взыскание налогов и сборов, включая пени (кроме таможенных)', amount: 142.12 },
			bailiff: { name: 'ОБРАЗЦОВА О. О.', phone: '+70000000000' },
			bailiffDepartment: {
				name: 'ОСП по Образцовскому району, 000000, г. Образцовск, ул. Тестовая, д. 2',
				address: null,
			},
			closed: null,
			match: 'exact',
		});
		expect(items[1]).toMatchObject({
			debt: { amount: 217_512.21 },
			executiveDocument: { type: 'Исполнительный лист', authority: 'ОБРАЗЦОВСКИЙ РАЙОННЫЙ СУД' },
			bailiffDepartment: { name: 'ОСП № 2', address: '000000, г. Образцовск, ул. Тестовая, д. 3' },
		});
		expect(items[2]).toMatchObject({ closed: { date: '2021-06-30', article: '46' }, debt: { amount: null } });
		expect(total).toBe(217_654.33);
	});

	test('of a namesake with another birth date are left out; when nothing is left, the register has denied', async () => {
		const others = (json: Json, count: number) => {
			for (const record of json.records.slice(0, count)) record.debtor_dob = '03.03.1953';
		};
		expect(factsOf(await tell((json) => others(json, 2))).items).toHaveLength(1);
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

test('a writ of an unknown form stands as it is told, and its parts where they are told apart', () => {
	expect(readWrit('Постановление', undefined)).toEqual({ type: 'Постановление', authority: null });
	const detail = { doc_type: 'Судебный приказ', doc_organization: 'СУД' };
	expect(readWrit('Постановление', detail)).toEqual({ type: 'Судебный приказ', authority: 'СУД' });
});
