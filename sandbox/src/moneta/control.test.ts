import { afterEach, describe, expect, test, vi } from 'vitest';
import { MONETA_SECRET } from '../settings.ts';
import { formOf, type Said, type ShopRequest, shopWorld, xmlAnswer } from '../testing/moneta-at.ts';
import { checkSignature } from './signature.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const end of endings.splice(0).reverse()) await end();
});

const success = () => 'SUCCESS';

async function worldWith(...says: ((request: ShopRequest) => Said)[]) {
	const made = await shopWorld(...says);
	endings.push(() => made.close());
	return made;
}

describe('An account with a Check URL', () => {
	test('asks before it takes money', async () => {
		const { shop, press, control, operations } = await worldWith(xmlAnswer('402'), success);
		await control({ checkUrl: 'on' });
		expect((await press('pay')).statusCode).toBe(303);
		await vi.waitFor(async () => expect((await operations())[0].confirmed).toBe(1));
		const [asked, notified] = shop.received;
		expect(asked).toMatchObject({ path: '/v1/payments/moneta/check', fields: { MNT_COMMAND: 'CHECK' } });
		expect(asked?.fields.MNT_SIGNATURE).toBe(checkSignature(asked?.fields ?? {}, MONETA_SECRET));
		expect(notified?.path).toBe('/v1/payments/moneta/pay');
	});

	test.each<[string, (request: ShopRequest) => Said, string]>([
		['a paid order', xmlAnswer('200'), 'код 200'],
		['an order that is off', xmlAnswer('500'), 'код 500'],
		['text', success, 'SUCCESS'],
		['a redirect', () => ({ status: 302, body: '' }), '302'],
		['a page', () => '<html>', '302'],
		['nonsense', () => 'готов', '-700'],
	])('takes none where the shop answers with %s', async (_name, says, words) => {
		const { press, control, operations } = await worldWith(says);
		await control({ checkUrl: true });
		const reply = await press('pay');
		expect([reply.statusCode, reply.body.includes(words)]).toEqual([400, true]);
		expect(await operations()).toEqual([]);
	});
});

describe('In a frame', () => {
	test('the outcome is told to the shop’s page alone', async () => {
		const { shop, press } = await worldWith(success);
		for (const [how, outcome] of [
			['pay', 'success'],
			['decline', 'fail'],
			['silent', 'inProgress'],
		] as const) {
			const reply = await press(how, { view: 'widget', containerId: 'place' });
			expect(reply.statusCode).toBe(200);
			expect(reply.body).toContain(
				`data-shop="${shop.url}" data-container="place" data-outcome="${outcome}"`,
			);
			expect(reply.body).toMatch(/data-operation="\d+" data-transaction="ORDER-1"/);
		}
	});
});

describe('The control', () => {
	test('pays without a browser', async () => {
		const { shop, app } = await worldWith(success);
		const payload = { fields: formOf(shop.url), how: 'twice', method: 'sbp' };
		const reply = await app.inject({ method: 'POST', url: '/_control/moneta/pay', payload });
		expect(reply.json()).toMatchObject({
			transaction: 'ORDER-1',
			amount: '49.00',
			how: 'twice',
			method: 'sbp',
			outcome: 'success',
			location: `${shop.url}/successPay?order=1`,
		});
		await vi.waitFor(() => expect(shop.received).toHaveLength(2));
		expect(shop.received[0]?.fields['paymentSystem.unitId']).toBe('12299232');
	});

	test.each([{ fields: {} }, {}, { how: 'gladly' }, { method: 'gold' }])('refuses %o', async (payload) => {
		const { shop, app } = await worldWith(success);
		const fields = formOf(shop.url);
		const reply = await app.inject({
			method: 'POST',
			url: '/_control/moneta/pay',
			payload: 'how' in payload || 'method' in payload ? { fields, ...payload } : payload,
		});
		expect(reply.statusCode).toBe(400);
	});

	test('knows no other switches', async () => {
		const { app } = await worldWith(success);
		for (const payload of [{ sending: 'PUT' }, { checkUrl: 'maybe' }]) {
			const reply = await app.inject({ method: 'POST', url: '/_control/moneta', payload });
			expect(reply.statusCode).toBe(400);
		}
	});

	test('stands on the dashboard with the last operations', async () => {
		const { app, press, operations } = await worldWith(success);
		await press('pay');
		await vi.waitFor(async () => expect((await operations())[0].confirmed).toBe(1));
		const headers = { 'content-type': 'application/x-www-form-urlencoded' };
		const payload = 'sending=GET&checkUrl=on';
		const switched = await app.inject({ method: 'POST', url: '/_control/moneta', headers, payload });
		expect([switched.statusCode, switched.headers.location]).toEqual([303, '/']);
		const { body } = await app.inject({ url: '/' });
		expect(body).toContain('<option value="GET" selected>');
		expect(body).toContain('<option value="on" selected>');
		expect(body).toContain('49,00 ₽, Банковская карта, «Оплатить», SUCCEED, уведомлений: 1, ответ: SUCCESS');
	});
});
