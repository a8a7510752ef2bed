import { randomUUID } from 'node:crypto';
import { isOrderId } from '@avtosverka/contract/vocabulary/payment';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MARKER } from '../http/testing/served-app.ts';
import { siteSettings } from '../site-settings.ts';
import { paymentOrder } from '../store/schema/payment-order.ts';
import { setUpDatabase, testDatabase } from '../store/testing/test-database.ts';
import type { Person } from '../testing/open-site.ts';
import { testConfig } from '../testing/test-deps.ts';
import { sign } from './moneta/signature.ts';
import { detailsOf, openShop, SECRET, SHOP, type Shop, signed, tell } from './testing/shop.ts';

const database = setUpDatabase();
let shop: Shop;
let vera: Person;
beforeAll(async () => {
	shop = await openShop(database.store);
});
afterAll(() => shop.close());
beforeEach(async () => {
	vera = await shop.person();
});

const UNKNOWN = { success: false, message: 'Такого платежа мы не знаем.', data: null };

describe('POST /v1/payments/create', () => {
	test('makes an order and the signed form that pays it', async () => {
		const { status, json } = await shop.create(vera);
		expect(status).toBe(200);
		const { data } = json;
		const id = data.transaction_id;
		expect(isOrderId(id)).toBe(true);
		const { MNT_SIGNATURE, ...fields } = data.fields;
		expect(data).toMatchObject({ view: 'redirect', action: 'https://moneta.ru/assistant.htm' });
		expect(fields).toEqual({
			MNT_ID: '54600817',
			MNT_TRANSACTION_ID: id,
			MNT_AMOUNT: '49.00',
			MNT_CURRENCY_CODE: 'RUB',
			MNT_SUBSCRIBER_ID: vera.id,
			MNT_TEST_MODE: '0',
			MNT_DESCRIPTION: 'Автосверка: 10 запросов к картотеке',
			MNT_SUCCESS_URL: `http://localhost:3000/successPay?transaction_id=${id}`,
			MNT_INPROGRESS_URL: `http://localhost:3000/successPay?transaction_id=${id}`,
			MNT_FAIL_URL: `http://localhost:3000/failPay?transaction_id=${id}`,
			MNT_RETURN_URL: `http://localhost:3000/failPay?transaction_id=${id}`,
			MNT_TYPE: 'website',
			MNT_PURPOSE: 'requests',
			'moneta.locale': 'ru',
			'paymentSystem.unitId': 'card',
		});
		expect(MNT_SIGNATURE).toBe(sign('form', fields, SECRET));
	});

	test.each(['website', 'androidApp', 'IOSApp', 'telegram'])('takes the place %s along', async (type) => {
		expect(await shop.order(vera, { type, pack: 'pack-2' })).toMatchObject({
			MNT_TYPE: type,
			MNT_AMOUNT: '10.00',
			MNT_DESCRIPTION: 'Автосверка: 2 запроса к картотеке',
		});
	});

	test('leads to SBP at once where that was chosen', async () => {
		expect(await shop.order(vera, { method: 'sbp' })).toMatchObject({
			'paymentSystem.unitId': '12299232',
			'paymentSystem.limitIds': '12299232',
			followup: 'true',
		});
	});

	test('meant for a frame leads to the widget, with no page to come back to; SBP does not', async () => {
		const framed = await openShop(database.store, {
			MONETA_CARD: 'widget',
			MONETA_URL: 'https://demo.moneta.ru/',
		});
		const { json } = await framed.create(vera);
		expect(json.data).toMatchObject({ view: 'widget', action: 'https://demo.moneta.ru/assistant.widget' });
		expect(Object.keys(json.data.fields).join()).not.toContain('URL');
		const sbp = await framed.create(vera, { method: 'sbp' });
		expect(sbp.json.data).toMatchObject({ view: 'redirect', action: 'https://demo.moneta.ru/assistant.htm' });
		await framed.close();
	});

	test.each([
		[{ pack: 'pack-1000' }],
		[{ pack: undefined }],
		[{ purpose: 'report1' }],
		[{ type: 'fridge' }],
		[{ method: 'cash' }],
	])('refuses %j', async (body) => {
		expect((await shop.create(vera, body)).status).toBe(400);
	});

	test('lets no browser decide an amount', async () => {
		const form = await shop.order(vera, { kopecks: 1, amount: '0.01', MNT_AMOUNT: '0.01', requests: 1000 });
		expect(form.MNT_AMOUNT).toBe('49.00');
	});

	test('needs somebody signed in', async () => {
		const stranger = { id: randomUUID(), token: 'x' };
		expect((await shop.create(stranger)).status).toBe(401);
	});

	test('gives every order an id of its own that nobody can guess', async () => {
		const ids = new Set<string>();
		for (let i = 0; i < 20; i++) ids.add((await shop.order(vera)).MNT_TRANSACTION_ID!);
		expect(ids.size).toBe(20);
	});

	test('makes so many in an hour for one person, and ten times as many for one address', async () => {
		let now = new Date('2026-11-21T10:00:00Z');
		await using own = await testDatabase();
		const strict = await openShop(own.store, { ORDERS_PER_HOUR: '2' }, { now: () => now });
		const statuses = async (person: Person, count: number) => {
			const seen: number[] = [];
			for (let i = 0; i < count; i++) seen.push((await strict.create(person)).status);
			return seen;
		};
		const first = await strict.person();
		expect(await statuses(first, 3)).toEqual([200, 200, 429]);
		for (let i = 0; i < 9; i++) expect(await statuses(await strict.person(), 2)).toEqual([200, 200]);
		expect(await statuses(await strict.person(), 1)).toEqual([429]);
		now = new Date('2026-11-21T11:00:01Z');
		expect(await statuses(first, 1)).toEqual([200]);
		await strict.close();
	});

	test('is refused in words while nothing is sold, and MONETA finds nobody', async () => {
		const closed = await openShop(database.store, { MONETA_ACCOUNT: 'off' });
		const { status, json } = await closed.create(vera);
		expect([status, json.code]).toEqual([404, 'not-found']);
		expect((await tell(closed, {}))[0]).toBe(404);
		await closed.close();
	});

	test('is refused in words while what is confirmed could be lost, and makes no order', async () => {
		const careful = await openShop({ ...database.store, takesMoney: () => false });
		const orders = () => database.store.db.$count(paymentOrder);
		const before = await orders();
		const { status, json } = await careful.create(vera);
		expect([status, json]).toEqual([
			503,
			{
				success: false,
				code: 'unavailable',
				message: expect.stringMatching(/^Оплату мы сейчас не принимаем/),
				request_id: expect.stringMatching(/^req-/),
			},
		]);
		expect(await orders()).toBe(before);
		await careful.close();
	});

	test('of SBP is refused where that is switched off', async () => {
		const cards = await openShop(database.store, { MONETA_SBP_UNIT: 'off' });
		expect((await cards.create(vera, { method: 'sbp' })).status).toBe(400);
		await cards.close();
	});
});

describe('GET /v1/checkPayment', () => {
	test('tells the payer what came of his order, and nobody else', async () => {
		const form = await shop.order(vera);
		const id = form.MNT_TRANSACTION_ID!;
		const waiting = { state: 'waiting', requests: 10, amount: '49.00' };
		expect(await shop.readOrder(id, vera)).toMatchObject({ success: false, data: waiting });
		await tell(shop, signed(detailsOf(form)));
		expect(await shop.readOrder(id, vera)).toMatchObject({
			success: true,
			data: { ...waiting, state: 'paid' },
		});
		expect(await shop.readOrder(id, await shop.person())).toEqual(UNKNOWN);
		expect(await shop.readOrder(id)).toEqual(UNKNOWN);
	});

	test.each([`A${'7'.repeat(32)}Z`, 'A', '%00', "'; drop table", 'а'.repeat(64)])(
		'knows no order «%s», in the same words',
		async (id) => {
			expect(await shop.readOrder(encodeURIComponent(id), vera)).toEqual(UNKNOWN);
		},
	);

	test('tells of an anonymous order whoever knows its id', async () => {
		const id = `A${'8'.repeat(32)}Z`;
		await database.store.db.execute(sql`
			insert into payment_order (id, purpose, report_uuid, requests, kopecks, subscriber, place, method, test_mode, created_at)
			values (${id}, 'report1', gen_random_uuid(), 0, 7900, '', 'website', 'card', false, now())`);
		const form = {
			MNT_ID: SHOP.MONETA_ACCOUNT,
			MNT_TRANSACTION_ID: id,
			MNT_AMOUNT: '79.00',
			MNT_CURRENCY_CODE: 'RUB',
			MNT_SUBSCRIBER_ID: undefined,
			MNT_TEST_MODE: '0',
		};
		expect(await shop.readOrder(id)).toMatchObject({ success: false, data: { state: 'waiting' } });
		expect(await tell(shop, signed(detailsOf(form)))).toEqual([200, 'SUCCESS']);
		expect(await shop.readOrder(id)).toMatchObject({
			success: true,
			data: { state: 'paid', amount: '79.00' },
		});
	});
});

test('the cabinet lists what was paid, the newest first, and nobody else’s', async () => {
	const forms = [await shop.order(vera), await shop.order(vera, { pack: 'pack-2' }), await shop.order(vera)];
	for (const [index, form] of forms.slice(0, 2).entries()) {
		await tell(shop, signed(detailsOf(form, { MNT_OPERATION_ID: `70000${index}` })));
	}
	const listOf = async ({ token }: Person) => {
		const reply = await shop.app.inject({
			method: 'POST',
			url: '/v1/user/payments',
			headers: MARKER,
			payload: { token },
		});
		return reply.json().data;
	};
	const line = (form: Record<string, string>, requests: number) => ({
		...{ purpose: 'requests', state: 'paid', requests, report: null, report_uuid: null, returned: null },
		mnt_transaction_id: form.MNT_TRANSACTION_ID,
		mnt_amount: form.MNT_AMOUNT,
		created_at: expect.stringMatching(/^2\d{3}-/),
	});
	expect(await listOf(vera)).toEqual([line(forms[1]!, 2), line(forms[0]!, 10)]);
	expect(await listOf(await shop.person())).toEqual([]);
});

test('a deleted person’s ledger is closed in the very transaction that deletes them', async () => {
	await tell(shop, signed(detailsOf(await shop.order(vera))));
	await shop.accounts.remove(vera.id);
	const { rows } = await database.store.db.execute(sql`
		select reason, requests, kopecks from ledger_entry where account_id = ${vera.id} order by id`);
	expect(rows).toEqual([
		{ reason: 'purchase', requests: 10, kopecks: 49_00 },
		{ reason: 'closing', requests: -10, kopecks: 0 },
	]);
	const person = await database.store.db.execute(
		sql`select requests, deleted_at is null as alive from account where id = ${vera.id}`,
	);
	expect(person.rows).toEqual([{ requests: 0, alive: false }]);
});

test.each([
	[{}, null],
	[SHOP, { methods: ['card', 'sbp'], cardView: 'redirect' }],
	[
		{ ...SHOP, MONETA_SBP_UNIT: 'off', MONETA_CARD: 'widget' },
		{ methods: ['card'], cardView: 'widget' },
	],
])('with %j pages know of payments: %j', (settings, payments) => {
	expect(siteSettings(testConfig(settings)).payments).toEqual(payments);
});
