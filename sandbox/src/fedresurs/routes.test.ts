import { describe, expect, test } from 'vitest';
import { sandboxAt } from '../testing/sandbox-at.ts';

const BROWSER = {
	'user-agent': 'Mozilla/5.0 (Windows NT 10.0)',
	referer: 'http://fedresurs.test/encumbrances',
};
const listOf = (LastName: string, FirstName: string, MiddleName: string) =>
	`/fedresurs/backend/fnp-search/person?${new URLSearchParams({ LastName, FirstName, MiddleName })}`;
const NOTICE = '/fedresurs-notary/search/notification/00000000-0000-4000-8000-0000000000';
const OTHERS_NOTICE = NOTICE.replace('-8000-', '-8444-');

function get(url: string, headers: Record<string, string> = BROWSER) {
	return sandboxAt().app.inject({ url, headers });
}

describe('Федресурс in the sandbox', () => {
	test('lists notices with the given name first and no birth date', async () => {
		const { body, json } = await get(listOf('Примеров', 'Пётр', 'Образцович'));
		expect(json()).toMatchObject({
			found: 3,
			pageData: [{ pledgors: ['ПЁТР ОБРАЗЦОВИЧ ПРИМЕРОВ'] }, {}, {}],
		});
		expect(body).not.toContain('1980');
	});

	test('has an empty list for everybody else', async () => {
		const none = { found: 0, pageData: [] };
		expect((await get(listOf('Тестова', 'Тамара', 'Тестовна'))).json()).toEqual(none);
		expect((await get('/fedresurs/backend/fnp-search/person')).json()).toEqual(none);
	});

	test('tells birth dates on the notary’s pages, but for the one that does not answer', async () => {
		expect((await get(`${NOTICE}41`)).body).toContain('ПЁТР ОБРАЗЦОВИЧ ПРИМЕРОВ, 01.02.1980');
		expect((await get(`${OTHERS_NOTICE}31`)).body).toContain('ИВАН ПРИМЕРОВИЧ ОБРАЗЦОВ, 17.03.1961');
		expect((await get(`${OTHERS_NOTICE}32`)).statusCode).toBe(503);
		expect((await get(`${NOTICE}99`)).statusCode).toBe(404);
	});

	test('lets in nobody but a browser', async () => {
		expect((await get(listOf('Тестова', 'Тамара', 'Тестовна'), {})).statusCode).toBe(403);
		expect((await get(`${NOTICE}41`, {})).statusCode).toBe(403);
	});
});
