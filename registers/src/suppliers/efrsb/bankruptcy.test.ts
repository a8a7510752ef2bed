import { describe, expect, test } from 'vitest';
import { PERSON } from '../../testing/persons.ts';
import { matchListed, mayBePerson, readEfrsbBankruptcy } from './bankruptcy.ts';
import { type Json, jsonOf } from './testing/efrsb.ts';
import { readBankruptDetails, readListed } from './wire.ts';

const GUID = '00000000-0000-4000-8000-000000000021';
const rowOf = (name: string, changed: Json = {}) => readListed({ ...jsonOf(name).pageData[0], ...changed })!;
const named = (fio: string) => readListed({ fio, guid: GUID })!;
const cardOf = (changed: Json = {}) => readBankruptDetails({ ...jsonOf('card'), ...changed }, GUID);

describe('a bankruptcy', () => {
	test('is read with its case and its manager, who stands in one of two places', () => {
		const bankrupt = readEfrsbBankruptcy(rowOf('found'), 'exact');
		expect(bankrupt).toEqual({
			name: 'Примеров Пётр Образцович',
			inn: '000000000184',
			snils: '00000000100',
			category: 'Физическое лицо',
			region: 'Примерная область',
			address: '000000, Россия, Примерная обл., г. Образцовск, ул. Тестовая, д. 1, кв. 1',
			manager: 'Тестова Тамара Тестовна',
			guid: GUID,
			lastCase: {
				number: 'А00-1234/2023',
				status: 'Реализация имущества гражданина',
				statusDate: '2023-06-15',
			},
			extrajudicial: null,
			match: 'exact',
		});
		expect(readEfrsbBankruptcy(rowOf('found_older'), 'exact')).toEqual(bankrupt);
	});

	test('without a case in court has none', () => {
		expect(readEfrsbBankruptcy(rowOf('extrajudicial'), 'exact')).toMatchObject({
			lastCase: null,
			manager: null,
			extrajudicial: { number: null, date: null },
		});
	});

	test.each([
		[
			{ number: '00000077', date: '2022-04-11T00:00:00' },
			{ number: '00000077', date: '2022-04-11' },
		],
		[[{ number: 77 }], { number: '77', date: null }],
		[true, { number: null, date: null }],
		['да', { number: null, date: null }],
		[false, null],
		[null, null],
		[undefined, null],
		[[], null],
		[0, null],
	])('out of court may be told as %j', (bankrupt, read) => {
		const row = rowOf('extrajudicial', { extrajudicialBankruptcy: bankrupt });
		expect(readEfrsbBankruptcy(row, 'exact').extrajudicial).toEqual(read);
	});

	test('keeps what can be read of a case of another shape', () => {
		const lastLegalCase = { number: 12, status: 'Завершено', arbitrManagerFio: ['?'] };
		expect(readEfrsbBankruptcy(rowOf('found', { lastLegalCase }), 'look')).toMatchObject({
			manager: null,
			lastCase: { number: '12', status: 'Завершено', statusDate: null },
		});
	});
});

describe('a person of the list', () => {
	test.each([
		['Примеров Пётр Образцович', true],
		['ПРИМЕРОВ ПЕТР ОБРАЗЦОВИЧ', true],
		// Another surname now: the register also finds by a former one.
		['Тестов Пётр Образцович', true],
		['Примерова Тамара Тестовна', false],
		['Тестов Иван Образцович', false],
	])('called %s may be ours: %s', (fio, may) => {
		expect(mayBePerson(PERSON, named(fio))).toBe(may);
	});

	test('is ours by name and birth date, in both shapes of the card', () => {
		const row = rowOf('found');
		expect(matchListed(PERSON, row, cardOf())).toBe('exact');
		expect(matchListed(PERSON, row, readBankruptDetails(jsonOf('card_older'), GUID))).toBe('exact');
	});

	test('is another one by another birth date', () => {
		const card = cardOf({ birthdateBankruptcy: '1961-03-17T00:00:00' });
		expect(matchListed(PERSON, rowOf('found'), card)).toBeNull();
	});

	test.each([
		['no card', null],
		['a card without a birth date', cardOf({ birthdateBankruptcy: null })],
		['a birth date that a zone may have moved', cardOf({ birthdateBankruptcy: '1980-01-31T21:00:00Z' })],
		['a birth date that is none', cardOf({ birthdateBankruptcy: '01.02.80' })],
	])('is a possible namesake by %s', (_, card) => {
		expect(matchListed(PERSON, rowOf('found'), card)).toBe('name-only');
	});

	test('under another surname is ours where the card knows the former one', () => {
		const row = named('Тестов Пётр Образцович');
		const former = [
			'Примеров Пётр Образцович',
			{ lastName: 'Примеров', firstName: 'Пётр', middleName: 'Образцович' },
		];
		for (const name of former) {
			const card = cardOf({ fullName: row.fio, nameHistories: [name] });
			expect(matchListed(PERSON, row, card)).toBe('exact');
		}
		expect(matchListed(PERSON, row, cardOf({ fullName: row.fio }))).toBe('look');
		expect(matchListed(PERSON, row, null)).toBe('look');
		const born = { fullName: row.fio, birthdateBankruptcy: '1961-03-17T00:00:00' };
		expect(matchListed(PERSON, row, cardOf(born))).toBeNull();
	});

	test('has no card in somebody else’s', () => {
		expect(cardOf({ guid: GUID.replace('21', '99') })).toBeNull();
		expect(readBankruptDetails(jsonOf('none'), GUID)).toBeNull();
		expect(readBankruptDetails('card', GUID)).toBeNull();
	});
});
