import { describe, expect, test } from 'vitest';
import { sandboxAt } from '../testing/sandbox-at.ts';

type Fields = Readonly<Record<string, string>>;
const PRIMEROV = {
	'is[last_name]': 'Примеров',
	'is[first_name]': 'Пётр',
	'is[patronymic]': 'Образцович',
	'is[date]': '01.02.1980',
};

function ask(fields: Fields, cookie = 'connect.sid=1', sandbox = sandboxAt()) {
	const query = new URLSearchParams({ callback: 'cb', ...fields }).toString();
	return sandbox.app.inject({ url: `/fssp/ajax_search?${query}`, headers: { cookie } });
}

/** The fragment inside the call. */
async function dataOf(fields: Fields, cookie?: string): Promise<string> {
	const { body } = await ask(fields, cookie);
	return JSON.parse(body.slice(body.indexOf('cb(') + 3, -2)).data;
}

describe('ФССП in the sandbox', () => {
	test('gives its cookie on its page', async () => {
		const { cookies, body } = await sandboxAt().app.inject({ url: '/fssp-page/iss/ip' });
		expect(cookies).toMatchObject([{ name: 'connect.sid' }]);
		expect(body).toContain('is[last_name]');
	});

	test('calls back with a table of three cases', async () => {
		const { body, headers } = await ask(PRIMEROV);
		expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
		expect(body).toMatch(/^\/\*\*\/ typeof cb === 'function' && cb\(\{.*\}\);$/s);
		const data = await dataOf(PRIMEROV);
		expect(data).toContain('Найдено записей: <b>3</b>');
		expect(data).toContain('ПРИМЕРОВ ПЁТР ОБРАЗЦОВИЧ<br>01.02.1980');
		expect(data).toContain('Остаток долга по исполнительному документу: 201500.40 руб.');
		expect(data).toContain('30.06.2021<br>ст. 46<br>ч. 1<br>п. 4');
	});

	test.each([
		['another birth date', { ...PRIMEROV, 'is[date]': '02.02.1980' }],
		['nobody of the table', { 'is[last_name]': 'Сидоров' }],
		['a page behind the last', { ...PRIMEROV, page: '2' }],
	])('finds nothing for %s', async (_, fields) => {
		expect(await dataOf(fields)).toContain('По вашему запросу ничего не найдено');
	});

	test('asks for a picture for Образцов, and whoever has not opened its page', async () => {
		const fields = { 'is[last_name]': 'Образцов', 'is[first_name]': 'Иван', 'is[patronymic]': 'Примерович' };
		expect(await dataOf(fields)).toContain('captcha-popup');
		expect(await dataOf(PRIMEROV, '')).toContain('captcha-popup');
	});

	test('takes no callback that is code', async () => {
		expect((await ask({ callback: 'alert(1)' })).statusCode).toBe(400);
	});

	test('has the failure mode that its switch was turned to', async () => {
		const sandbox = sandboxAt();
		sandbox.world.failureMode.set('fssp', 'security');
		expect((await ask(PRIMEROV, '', sandbox)).statusCode).toBe(403);
		expect((await sandbox.app.inject({ url: '/fssp-page/iss/ip' })).statusCode).toBe(403);
	});
});
