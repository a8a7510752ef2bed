import { expect, test } from 'vitest';
import { factsOf, type Json, jsonOf } from './testing/apicloud.ts';
import { tellOfPerson } from './testing/ask.ts';

const tell = (change: (row: Json, json: Json) => void = () => {}) => {
	const json = jsonOf('bankrot.searchString.found');
	change(json.rez[0], json);
	return tellOfPerson('bankruptcy', json);
};

test('a record is sure by the birth date of its card', async () => {
	expect(factsOf(await tell())).toEqual([
		{
			name: 'Примеров Пётр Образцович',
			inn: '000000000184',
			snils: '00000000100',
			category: 'Физическое лицо',
			region: 'Примерная область',
			address: '000000, Россия, Примерная обл., г. Образцовск, ул. Тестовая, д. 1, кв. 1',
			manager: 'Тестова Тамара Тестовна',
			guid: '00000000-0000-4000-8000-000000000021',
			lastCase: {
				number: 'А00-1234/2023',
				status: 'Реализация имущества гражданина',
				statusDate: '2023-06-15',
			},
			extrajudicial: null,
			match: 'exact',
		},
	]);
});

test('without the card it may be a namesake’s, and with another birth date it is one', async () => {
	const unsure = await tell((row) => {
		delete row['dopInfo-birthdateBankruptcy'];
	});
	expect(factsOf(unsure)).toMatchObject([{ match: 'name-only' }]);
	const other = await tell((row) => {
		row['dopInfo-birthdateBankruptcy'].value = '17.03.1961';
	});
	expect(other).toMatchObject({ state: 'clear' });
});

test('records that are counted and not shown make the answer partial', async () => {
	const answer = await tell((_, json) => {
		json.totalCount = 4;
	});
	expect(answer).toMatchObject({ state: 'partial', skippedRows: 3 });
});

test('nothing is denied without the sentence and the zero', async () => {
	const empty = jsonOf('bankrot.searchString.empty');
	expect(await tellOfPerson('bankruptcy', empty)).toMatchObject({ state: 'clear' });
	for (const json of [
		{ ...empty, num: 1 },
		{ ...empty, num: '0,0' },
		{ ...empty, num: ' 0' },
		{ ...empty, message: 'Ошибка' },
		{ status: 200, rez: [] },
	]) {
		expect(await tellOfPerson('bankruptcy', json)).toMatchObject({ state: 'unreadable' });
	}
});
