import { expect, test } from 'vitest';
import { factsOf, type Json, jsonOf } from './testing/apicloud.ts';
import { tellOfPerson } from './testing/ask.ts';

const tell = (change: (json: Json) => void = () => {}) => {
	const json = jsonOf('kad_arbitr.search.found');
	change(json);
	return tellOfPerson('arbiter', json);
};

test('cases are told with their sides; what the court hides is unknown', async () => {
	const [bankruptcy, civil] = factsOf(await tell());
	expect(bankruptcy).toEqual({
		number: 'А00-1234/2023',
		date: '2023-05-11',
		court: 'АС Примерной области',
		url: 'https://kad.arbitr.ru/Card/00000000-0000-4000-8000-000000000051',
		type: 'Банкротное дело',
		plaintiffs: [{ name: 'Примеров Пётр Образцович', inn: null, address: null }],
		defendants: [
			{
				name: 'Примеров Пётр Образцович',
				inn: '000000000184',
				address: '000000, Россия, Примерная обл., г. Образцовск, ул. Тестовая, д. 1, кв. 1',
			},
		],
		match: 'name-only',
	});
	expect(civil).toMatchObject({
		type: 'Гражданское дело, упрощённое производство',
		defendants: [{ inn: null, address: null }],
		match: 'look',
	});
});

test('only the register’s own site is linked to', async () => {
	expect(factsOf(await tell())[1]?.url).toBe(
		'https://kad.arbitr.ru/Card/00000000-0000-4000-8000-000000000052',
	);
});

test('the other spelling of the fields is understood', async () => {
	const lower = await tell((json) => {
		json.Result = json.result.map((row: Json) =>
			Object.fromEntries(
				Object.entries(row).map(([name, value]) => [name[0]?.toLowerCase() + name.slice(1), value]),
			),
		);
		delete json.result;
	});
	expect(factsOf(lower)).toEqual(factsOf(await tell()));
});

test('further pages are not read, and said to be there', async () => {
	const answer = await tell((json) => {
		json.PagesCount = 3;
	});
	expect(answer).toMatchObject({ state: 'partial', skippedRows: 2 });
});

test('an empty list denies, unless something beside it speaks of cases or of trouble', async () => {
	const empty = jsonOf('kad_arbitr.search.empty');
	expect(await tellOfPerson('arbiter', empty)).toMatchObject({ state: 'clear' });
	const others = [
		{ ...empty, PagesCount: 4 },
		{ ...empty, message: 'Ведутся технические работы' },
		{ ...empty, found: true },
		{ status: 200 },
	];
	for (const json of others) {
		expect(await tellOfPerson('arbiter', json)).toMatchObject({ state: 'unreadable' });
	}
});
