import type { Person } from '@avtosverka/contract/vocabulary/person';
import { describe, expect, test } from 'vitest';
import { askTerrorist } from './terrorist.ts';
import { factsOf, type Json, jsonOf } from './testing/apicloud.ts';
import { tellOfPerson } from './testing/ask.ts';

const tell = (own: Json) => {
	const json = jsonOf('fedsfm.terextr.found');
	json.result = [{ ...json.result[0], ...own }];
	return tellOfPerson('terrorist', json);
};

describe('a line of the list', () => {
	test('is the person’s own with his name and his birth date', async () => {
		expect(factsOf(await tell({}))).toEqual([
			{
				line: '10198. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*, 01.02.1980 г.р., Г. ОБРАЗЦОВСК',
				type: null,
				status: 'Физическое лицо',
				match: 'exact',
			},
		]);
	});

	test.each([
		['without a birth date', { birth: '' }],
		['under another of his names', { name: 'ТЕСТОВ ТЕСТ ТЕСТОВИЧ*, (ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ)' }],
		['with a part of his name', { name: 'ПРИМЕРОВ ПЁТР', birth: null }],
	])('%s is for a person’s eyes', async (_, own) => {
		expect(factsOf(await tell(own))).toMatchObject([{ match: 'look' }]);
	});

	test('of a namesake with another birth date denies nothing: somebody must tell the two apart', async () => {
		expect(await tell({ birth: '17.03.1961' })).toMatchObject({
			state: 'partial',
			skippedRows: 0,
			facts: [{ match: 'look' }],
		});
	});

	test.each([
		['of a part of the name with another birth date', { name: 'ПРИМЕРОВ ПЁТР', birth: '17.03.1961' }],
		['of another name', { name: 'ПРИМЕРОВА АННА ТЕСТОВНА', birth: '' }],
		['of a company', { type: 'ur' }],
	])('%s is another’s', async (_, own) => {
		expect(await tell(own)).toMatchObject({ state: 'clear' });
	});
});

test('nobody is cleared without the word, and not while lines are counted that are not shown', async () => {
	const none = jsonOf('fedsfm.terextr.not_found');
	expect(await tellOfPerson('terrorist', none)).toMatchObject({ state: 'clear' });
	for (const json of [
		{ ...none, found: true },
		{ ...none, count: 3 },
		{ status: 200, result: [] },
	]) {
		expect(await tellOfPerson('terrorist', json)).toMatchObject({ state: 'unreadable' });
	}
	const more = jsonOf('fedsfm.terextr.found');
	more.count = 40;
	more.result[0].birth = '17.03.1961';
	expect(await tellOfPerson('terrorist', more)).toMatchObject({ state: 'partial', skippedRows: 39 });
});

test.each([
	['Примеров', 'ПРИМЕРОВ'],
	['Королёв', 'КОРОЛ'],
	['Орёл', 'ОРЕЛ'],
	['Ли Образцов', 'ОБРАЗЦОВ'],
])('of %s the list is asked for %s', (lastName, search) => {
	expect(askTerrorist({ lastName } as Person).query).toEqual({ type: 'terextr', search });
});
