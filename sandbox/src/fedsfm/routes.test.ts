import { describe, expect, test } from 'vitest';
import { type Body, sandboxAt } from '../testing/sandbox-at.ts';

const JSON_TYPE = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)', 'content-type': 'application/json' };

async function search(payload: string | object, headers: Record<string, string> = JSON_TYPE) {
	const reply = await sandboxAt().app.inject({
		method: 'POST',
		url: '/fedsfm/TerroristSearch',
		headers,
		payload,
	});
	return { status: reply.statusCode, body: reply.json() as Body };
}

describe('Росфинмониторинг in the sandbox', () => {
	test('finds every line that contains the text, in both ways of asking', async () => {
		const { body } = await search({ rowIndex: 0, pageLength: 50, searchText: 'примеров' });
		expect(body).toMatchObject({ IsError: false, recordsTotal: 3, recordsFiltered: 3 });
		expect(body.data[0].FullName).toBe('10198. ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ*, 01.02.1980 г.р. , Г. ОБРАЗЦОВСК;');
		expect(body.data[2].FullName).toBe('10211. ОБРАЗЦОВ ИВАН ПРИМЕРОВИЧ*, Г. ОБРАЗЦОВСК;');
		const form = { ...JSON_TYPE, 'content-type': 'application/x-www-form-urlencoded' };
		expect((await search('searchText=ПРИМЕРОВ&rowIndex=1&pageLength=1', form)).body.data).toHaveLength(1);
	});

	test('takes «ё» and «е» for two letters', async () => {
		expect((await search({ searchText: 'ПРИМЁРОВ' })).body).toMatchObject({ recordsFiltered: 0, data: [] });
	});

	test.each(['{', '[]', {}, { searchText: '' }, { searchText: 'ПРИМЕРОВ', rowIndex: -1 }])(
		'tells of an error where it is asked for nothing: %j',
		async (payload) => {
			expect((await search(payload)).body).toMatchObject({ IsError: true });
		},
	);

	test('lets in nobody but a browser', async () => {
		const { app } = sandboxAt();
		const bare = {
			method: 'POST',
			url: '/fedsfm/TerroristSearch',
			payload: { searchText: 'ПРИМЕРОВ' },
		} as const;
		expect((await app.inject(bare)).statusCode).toBe(403);
	});
});
