import { describe, expect, test } from 'vitest';
import { formOf, monetaAt, signedFormOf } from '../testing/moneta-at.ts';
import { HOWS } from './hows.ts';

const SITE = 'http://shop.test';

async function open(fields: Record<string, string>, path = '/moneta/assistant.htm') {
	const reply = await monetaAt(SITE).app.inject({ url: path, query: fields });
	return { status: reply.statusCode, body: reply.body, headers: reply.headers };
}

describe('The payment page', () => {
	test('shows sum, description and order, and every way to end', async () => {
		const { status, body } = await open(formOf(SITE));
		expect(status).toBe(200);
		for (const text of [
			'49,00 ₽',
			'10 запросов &lt;b&gt;',
			'ORDER-1',
			`href="${SITE}/payment"`,
			...Object.values(HOWS),
		]) {
			expect(body).toContain(text);
		}
		expect(body).toMatch(/value="card" checked>/);
	});

	test('takes a posted form as well', async () => {
		const payload = new URLSearchParams(formOf(SITE)).toString();
		const headers = { 'content-type': 'application/x-www-form-urlencoded' };
		const reply = await monetaAt(SITE).app.inject({
			method: 'POST',
			url: '/moneta/assistant.htm',
			headers,
			payload,
		});
		expect([reply.statusCode, reply.body.includes('49,00 ₽')]).toEqual([200, true]);
	});

	test('has SBP chosen, or alone, where the form says so', async () => {
		const chosen = await open(formOf(SITE, { 'paymentSystem.unitId': '12299232' }));
		expect(chosen.body).toMatch(/value="12299232" checked>/);
		expect(chosen.body).toContain('Банковская карта');
		const alone = await open(formOf(SITE, { 'paymentSystem.limitIds': '12299232' }));
		expect(alone.body).toMatch(/value="12299232" checked>/);
		expect(alone.body).not.toContain('Банковская карта');
	});

	test('says that a payment is a trial', async () => {
		const { body } = await open(signedFormOf(SITE, { MNT_TEST_MODE: '1' }));
		expect(body).toContain('Тестовый платёж');
	});

	test('stands in the shop’s frame as a widget, and in no frame as a page', async () => {
		const widget = await open(formOf(SITE), '/moneta/assistant.widget');
		expect(widget.headers['content-security-policy']).toContain(`frame-ancestors ${SITE}`);
		expect(widget.body).toContain('<script src="/moneta/widget.js" defer>');
		const page = await open(formOf(SITE));
		expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
		expect(page.body).not.toContain('<script');
	});

	test.each([
		['an unknown account', formOf(SITE, { MNT_ID: '1' }), 'Счёт получателя'],
		['no order', formOf(SITE, { MNT_TRANSACTION_ID: undefined }), 'Номер заказа'],
		['a long order', signedFormOf(SITE, { MNT_TRANSACTION_ID: 'A'.repeat(256) }), 'Номер заказа'],
		['no decimals', signedFormOf(SITE, { MNT_AMOUNT: '49' }), 'Сумма'],
		['a comma', signedFormOf(SITE, { MNT_AMOUNT: '49,00' }), 'Сумма'],
		['nothing to pay', signedFormOf(SITE, { MNT_AMOUNT: '0.00' }), 'Сумма'],
		['another currency', signedFormOf(SITE, { MNT_CURRENCY_CODE: 'USD' }), 'Валюта'],
		['an odd test mode', signedFormOf(SITE, { MNT_TEST_MODE: '' }), 'Тестовый режим'],
		['no signature', formOf(SITE, { MNT_SIGNATURE: undefined }), 'обязательна'],
		['another sum than the signed one', formOf(SITE, { MNT_AMOUNT: '1.00' }), 'неверна'],
		['another user than the signed one', formOf(SITE, { MNT_SUBSCRIBER_ID: 'user-2' }), 'неверна'],
		[
			'a foreign way back',
			formOf(SITE, { MNT_SUCCESS_URL: 'http://elsewhere.test/' }),
			'Адрес возврата (MNT_SUCCESS_URL)',
		],
		[
			'a way back into a script',
			formOf(SITE, { MNT_RETURN_URL: 'javascript:alert(1)' }),
			'Адрес возврата (MNT_RETURN_URL)',
		],
		['no method of the account', formOf(SITE, { 'paymentSystem.limitIds': '1015' }), 'limitIds'],
	])('refuses %s with words', async (_name, fields, words) => {
		const { status, body } = await open(fields);
		expect(status).toBe(400);
		expect(body).toContain(words);
		expect(body).not.toContain('name="how"');
	});
});
