import { describe, expect, test } from 'vitest';
import { sandboxAt } from '../testing/sandbox-at.ts';
import { resetWorld } from '../world.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)', referer: 'http://efrsb.test/bankrupts' };
const listOf = (name: string, more = '') =>
	`/efrsb/backend/prsnbankrupts?searchString=${encodeURIComponent(name)}${more}`;
const CARD = '/efrsb-card/backend/persons/00000000-0000-4000-8000-0000000000';

function get(url: string, headers: Record<string, string> = BROWSER) {
	return sandboxAt().app.inject({ url, headers });
}

describe('ЕФРСБ in the sandbox', () => {
	test('lists the records of a name without a birth date, whatever its «ё»', async () => {
		for (const name of ['Примеров Пётр Образцович', 'ПРИМЕРОВ ПЕТР ОБРАЗЦОВИЧ']) {
			const { body, json } = await get(listOf(name));
			expect(json()).toMatchObject({ total: 2, pageData: [{ lastLegalCase: {} }, { lastLegalCase: null }] });
			expect(body).not.toContain('1980');
		}
	});

	test('shows the part of the list that is asked for', async () => {
		const second = (await get(listOf('Примеров Пётр Образцович', '&limit=1&offset=1'))).json();
		expect(second).toMatchObject({ total: 2, pageData: [{ lastLegalCase: null }] });
		expect((await get(listOf('Примеров Пётр Образцович', '&offset=2'))).json().pageData).toEqual([]);
	});

	test('has an empty list for everybody else', async () => {
		expect((await get(listOf('Тестова Тамара Тестовна'))).json()).toEqual({ pageData: [], total: 0 });
		expect((await get('/efrsb/backend/prsnbankrupts')).json()).toEqual({ pageData: [], total: 0 });
	});

	test('tells birth dates on cards, in both shapes', async () => {
		const born = { birthdateBankruptcy: '1980-02-01T00:00:00' };
		expect((await get(`${CARD}21`)).json()).toMatchObject(born);
		expect((await get(`${CARD}22`)).json()).toMatchObject({ info: born });
		expect((await get(`${CARD}99`)).statusCode).toBe(404);
	});

	test('lets in nobody but a browser that came from a page', async () => {
		expect((await get(listOf('Тестова Тамара Тестовна'), {})).statusCode).toBe(403);
		const { referer: _, ...bare } = BROWSER;
		expect((await get(`${CARD}21`, bare)).statusCode).toBe(403);
	});

	test('counts its calls, has its failure mode and forgets both', async () => {
		const { app, world } = sandboxAt();
		world.failureMode.set('efrsb', '503');
		expect((await app.inject({ url: `${CARD}21`, headers: BROWSER })).statusCode).toBe(503);
		expect(world.calls.get('efrsb')).toBe(1);
		resetWorld(world);
		expect((await app.inject({ url: `${CARD}21`, headers: BROWSER })).statusCode).toBe(200);
	});
});
