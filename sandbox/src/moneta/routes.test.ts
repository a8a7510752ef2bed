import { afterEach, describe, expect, test, vi } from 'vitest';
import { MONETA_ACCOUNT, MONETA_SECRET } from '../settings.ts';
import {
	formOf,
	monetaAt,
	type Said,
	type ShopRequest,
	shopAt,
	shopWorld,
	xmlAnswer,
} from '../testing/moneta-at.ts';
import { paySignature } from './signature.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const end of endings.splice(0).reverse()) await end();
});

const success = () => 'SUCCESS';
const fail = () => 'FAIL';

async function worldWith(...says: ((request: ShopRequest) => Said)[]) {
	const made = await shopWorld(...says);
	endings.push(() => made.close());
	return made;
}

describe('A payment', () => {
	test('is told to the Pay URL, truly signed, with fields of its own beside', async () => {
		const { shop, press, operations } = await worldWith(success);
		const reply = await press('pay');
		expect([reply.statusCode, reply.headers.location]).toEqual([303, `${shop.url}/successPay?order=1`]);
		await vi.waitFor(async () => expect((await operations())[0].confirmed).toBe(1));
		const [request] = shop.received;
		expect(request).toMatchObject({ method: 'POST', path: '/v1/payments/moneta/pay' });
		expect(request?.fields).toMatchObject({
			MNT_ID: MONETA_ACCOUNT,
			MNT_TRANSACTION_ID: 'ORDER-1',
			MNT_AMOUNT: '49.00',
			MNT_CURRENCY_CODE: 'RUB',
			MNT_SUBSCRIBER_ID: 'user-1',
			MNT_TEST_MODE: '0',
			MNT_CUSTOM1: 'своё',
			'paymentSystem.unitId': 'card',
		});
		expect(request?.fields.MNT_SIGNATURE).toBe(paySignature(request?.fields ?? {}, MONETA_SECRET));
		expect(Object.keys(request?.fields ?? {})).toEqual(
			expect.arrayContaining(['MNT_USER', 'MNT_CORRACCOUNT', 'sandbox.note']),
		);
		expect(await operations()).toMatchObject([{ how: 'pay', state: 'SUCCEED', sent: 1, answer: 'SUCCESS' }]);
	});

	test('is told by GET where the account says so', async () => {
		const { shop, press, control, operations } = await worldWith(success);
		expect(await control({ sending: 'GET' })).toMatchObject({ sending: 'GET' });
		await press('pay');
		await vi.waitFor(async () => expect((await operations())[0].confirmed).toBe(1));
		expect(shop.received).toMatchObject([{ method: 'GET', fields: { MNT_TRANSACTION_ID: 'ORDER-1' } }]);
	});

	test.each([
		['text', success],
		['signed XML', xmlAnswer('200')],
	])('is told again until the shop confirms it in %s', async (_name, last) => {
		const nothing = () => ({ status: 500, body: 'SUCCESS' });
		const unsigned = (request: ShopRequest) =>
			xmlAnswer('200')(request).replace(/<MNT_SIGNATURE>.*<.MNT_SIGNATURE>/, '');
		const { shop, press, operations } = await worldWith(nothing, fail, unsigned, xmlAnswer('302'), last);
		await press('pay');
		await vi.waitFor(async () => expect((await operations())[0].state).toBe('SUCCEED'));
		expect(shop.received).toHaveLength(5);
		expect(new Set(shop.received.map(({ fields }) => fields.MNT_OPERATION_ID)).size).toBe(1);
	});

	test('is given up where the shop calls the order off', async () => {
		const { shop, press, operations } = await worldWith(xmlAnswer('500'), success);
		await press('pay');
		await vi.waitFor(async () => expect((await operations())[0].answer).toBe('код 500'));
		expect(shop.received).toHaveLength(1);
		expect((await operations())[0].state).toBe('TAKENIN_NOTSENT');
	});

	test('that was declined is not told, and leads to the shop’s page for it', async () => {
		const { shop, press, operations } = await worldWith(success);
		const reply = await press('decline');
		expect(reply.headers.location).toBe(`${shop.url}/failPay`);
		expect(await operations()).toMatchObject([{ state: 'CANCELED', sent: 0 }]);
		expect(shop.received).toHaveLength(0);
	});

	test('later leads to the page of what is in progress, and is told afterwards', async () => {
		const { shop, press, operations } = await worldWith(success);
		const MNT_INPROGRESS_URL = `${shop.url}/wait`;
		expect((await press('later', { MNT_INPROGRESS_URL })).headers.location).toBe(MNT_INPROGRESS_URL);
		expect((await press('later')).headers.location).toBe(`${shop.url}/successPay?order=1`);
		await vi.waitFor(async () =>
			expect((await operations()).map(({ state }: { state: string }) => state)).toEqual([
				'SUCCEED',
				'SUCCEED',
			]),
		);
	});

	test('later waits half a minute of the world', async () => {
		const shop = await shopAt([success]);
		endings.push(() => shop.close());
		const { app } = monetaAt(shop.url, 0.01);
		endings.push(() => app.close());
		const pressed = performance.now();
		const fields = formOf(shop.url);
		await app.inject({ method: 'POST', url: '/_control/moneta/pay', payload: { fields, how: 'later' } });
		await vi.waitFor(() => expect(shop.received).toHaveLength(1));
		expect(performance.now() - pressed).toBeGreaterThanOrEqual(290);
	});

	test('twice is the same operation two times', async () => {
		const { shop, press, operations } = await worldWith(success);
		await press('twice');
		await vi.waitFor(async () => expect((await operations())[0].confirmed).toBe(2));
		expect(shop.received[0]?.fields).toEqual(shop.received[1]?.fields);
	});

	test('with another sum is signed with that sum', async () => {
		const { shop, press, operations } = await worldWith(success);
		await press('other-amount');
		await vi.waitFor(async () => expect((await operations())[0].confirmed).toBe(1));
		const fields = shop.received[0]?.fields ?? {};
		expect(fields.MNT_AMOUNT).toBe('48.00');
		expect(fields.MNT_SIGNATURE).toBe(paySignature(fields, MONETA_SECRET));
	});

	test('in silence is taken and never told', async () => {
		const { shop, press, operations, app } = await worldWith(success);
		await press('silent');
		await press('pay');
		await vi.waitFor(async () => expect((await operations())[0].confirmed).toBe(1));
		expect(shop.received).toHaveLength(1);
		const [paid, silent] = await operations();
		expect(Number(paid.operation)).toBeGreaterThan(Number(silent.operation));
		const { body } = await app.inject({ url: '/moneta/operations.csv' });
		expect(body.split('\r\n').slice(0, 3)).toEqual([
			'operationId,created,status,transactionId,amount,currency,subscriberId,testMode,unitId',
			`${paid.operation},2026-11-21T09:30:00.000Z,SUCCEED,ORDER-1,49.00,RUB,user-1,0,card`,
			`${silent.operation},2026-11-21T09:30:00.000Z,TAKENIN_NOTSENT,ORDER-1,49.00,RUB,user-1,0,card`,
		]);
	});

	test.each([
		['a tampered form', 'pay', { MNT_AMOUNT: '1.00' }],
		['no way to end', 'gladly', {}],
		['a foreign way back', 'pay', { MNT_FAIL_URL: 'http://elsewhere.test/' }],
		['a method that the form does not offer', 'pay', { 'paymentSystem.limitIds': '12299232' }],
	])('is not taken with %s', async (_name, how, changed) => {
		const { shop, press, operations } = await worldWith(success);
		expect((await press(how, changed)).statusCode).toBe(400);
		expect([await operations(), shop.received]).toEqual([[], []]);
	});

	test('is forgotten on reset, and told no more', async () => {
		const { shop, app, press, control, operations } = await worldWith(fail);
		await control({ sending: 'GET', checkUrl: 'off' });
		await press('pay');
		await vi.waitFor(() => expect(shop.received.length).toBeGreaterThan(1));
		await app.inject({ method: 'POST', url: '/_control/reset' });
		const state = (await app.inject({ url: '/_control/moneta' })).json();
		expect(state).toEqual({ sending: 'POST', checkUrl: false, operations: [] });
		await new Promise((resolve) => setTimeout(resolve, 60));
		const before = shop.received.length;
		await new Promise((resolve) => setTimeout(resolve, 100));
		expect([shop.received.length, await operations()]).toEqual([before, []]);
	});
});
