import { randomUUID } from 'node:crypto';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccounts } from '../accounts/create-accounts.ts';
import { MARKER } from '../http/testing/served-app.ts';
import { type TestDatabase, testDatabase } from '../store/testing/test-database.ts';
import { runPaymentCommand } from './operator/commands.ts';
import { openShop, SHOP, type Shop, signed, tell, told } from './testing/shop.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'otchet@example.org' };
const EMAIL = 'vera.tajnaya@example.com';

let database: TestDatabase;
let shop: Shop;
let uuid: string;
beforeAll(async () => {
	database = await testDatabase();
	shop = await openShop(database.store, { ...MAIL, MONETA_CHECK_URL: 'on', ORDERS_PER_HOUR: '1000' });
});
afterAll(async () => {
	await shop.close();
	await database.close();
});
beforeEach(async () => {
	uuid = await shop.report();
});

type Form = Record<string, string>;
const asking = (more: object = {}) => ({ purpose: 'report1', pack: undefined, report_uuid: uuid, ...more });
const order = (more: object = {}, person?: Parameters<Shop['order']>[0]) => shop.order(person, asking(more));
let lastOperation = 800_000;
const pay = (form: Form, changes: Form = {}) => {
	lastOperation += 1;
	return tell(shop, signed(told(form, { MNT_OPERATION_ID: String(lastOperation), ...changes })));
};
const query = async (question: ReturnType<typeof sql>) => (await database.store.db.execute(question)).rows;
const report = async () =>
	(await query(sql`select paid_at is not null as paid, order_id from owner_report where uuid = ${uuid}`))[0];
const movements = (form: Form) =>
	query(sql`
		select account_id, reason, requests, kopecks from ledger_entry
		where reference like ${`%:${form.MNT_TRANSACTION_ID}`} order by id`);
const letters = () => query(sql`select kind, state from letter where about = ${uuid}`);
const whys = async (form: Form) => (await shop.exceptions(form.MNT_TRANSACTION_ID!)).map(({ why }) => why);
const OPENED = (form: Form) => ({ paid: true, order_id: form.MNT_TRANSACTION_ID });
const CLOSED = { paid: false, order_id: null };
const SALE = { account_id: null, reason: 'purchase', requests: 0, kopecks: 79_00 };

describe('an order for a report', () => {
	test('of a visitor costs 79 roubles, whatever he says, and is nobody’s', async () => {
		const form = await order({ kopecks: 1, amount: '0.01', MNT_AMOUNT: '0.01' });
		expect(form).toMatchObject({
			MNT_AMOUNT: '79.00',
			MNT_SUBSCRIBER_ID: '',
			MNT_TYPE: 'website',
			MNT_PURPOSE: 'report1',
			MNT_DESCRIPTION: 'Автосверка: отчёт о владельце',
		});
		expect(await shop.look(form.MNT_TRANSACTION_ID!)).toMatchObject({
			data: { state: 'waiting', requests: 0, amount: '79.00' },
		});
	});

	test('of somebody signed in is his', async () => {
		const vera = await shop.person();
		const form = await order({}, vera);
		expect(form.MNT_SUBSCRIBER_ID).toBe(vera.id);
		expect(await shop.look(form.MNT_TRANSACTION_ID!)).toMatchObject({ data: null });
		expect(await shop.look(form.MNT_TRANSACTION_ID!, vera)).toMatchObject({ data: { state: 'waiting' } });
	});

	test('tells the payment page neither the report nor the e-mail, and keeps the e-mail sealed', async () => {
		const form = await order({ email: EMAIL });
		expect(JSON.stringify(form)).not.toMatch(new RegExp(`${uuid}|tajnaya`));
		const [row] = await query(sql`select p::text from payment_order p where id = ${form.MNT_TRANSACTION_ID}`);
		expect(JSON.stringify(row)).not.toContain(Buffer.from(EMAIL).toString('hex'));
		expect(shop.log.join()).not.toMatch(/tajnaya/);
	});

	test('keeps no e-mail of somebody whose account is deleted', async () => {
		const vera = await shop.person();
		await order({ email: EMAIL }, vera);
		await createAccounts(database.store, { now: () => new Date() }).remove(vera.id);
		const stored = await query(sql`select email from payment_order where account_id = ${vera.id}`);
		expect(stored).toEqual([{ email: null }]);
	});

	test.each([
		['that is not there', () => randomUUID(), 404, 'not-found', 'Такого отчёта нет'],
		['that is the sample', () => SAMPLE_REPORT_UUID, 409, 'conflict', 'уже оплачен'],
		['by no number at all', () => 'x', 400, 'bad-input', ''],
	])('%s is refused in words', async (_, number, status, code, words) => {
		const { status: heard, json } = await shop.create(undefined, asking({ report_uuid: number() }));
		expect([heard, json.code]).toEqual([status, code]);
		expect((json as unknown as { message: string }).message).toContain(words);
	});

	test('that is still forming, or paid for, is refused in words', async () => {
		await query(sql`update owner_report set created_at = now() where uuid = ${uuid}`);
		expect(await shop.create(undefined, asking())).toMatchObject({
			status: 409,
			json: { code: 'conflict', message: expect.stringContaining('ещё собирается') },
		});
		await query(sql`update owner_report set created_at = now() - interval '1 day' where uuid = ${uuid}`);
		await pay(await order());
		expect(await shop.create(undefined, asking())).toMatchObject({ status: 409, json: { code: 'conflict' } });
	});

	test.each(['vera', 'a@b@c.ru', `${'a'.repeat(250)}@example.com`, 'vera@example.com\r\nBcc: x@example.com'])(
		'with the e-mail «%s» is refused',
		async (email) => {
			expect((await shop.create(undefined, asking({ email }))).status).toBe(400);
		},
	);

	test('is made so many times in an hour for visitors of one address, and for others still', async () => {
		await using own = await testDatabase();
		const strict = await openShop(own.store, { ORDERS_PER_HOUR: '2' });
		uuid = await strict.report();
		const statuses: number[] = [];
		for (let i = 0; i < 3; i++) statuses.push((await strict.create(undefined, asking())).status);
		expect(statuses).toEqual([200, 200, 429]);
		expect((await strict.create(await strict.person(), asking())).status).toBe(200);
		await strict.close();
	});

	test('is refused in words while nothing is sold', async () => {
		const closed = await openShop(database.store, { MONETA_ACCOUNT: 'off' });
		expect(await closed.create(undefined, asking())).toMatchObject({
			status: 404,
			json: { code: 'not-found' },
		});
		await closed.close();
	});
});

describe('a payment of a report', () => {
	test('opens it, is booked, and puts a letter into the outbox, all at once', async () => {
		const form = await order({ email: EMAIL });
		expect(await pay(form)).toEqual([200, 'SUCCESS']);
		expect([await report(), await movements(form)]).toEqual([OPENED(form), [SALE]]);
		expect(await letters()).toEqual([{ kind: 'report-paid', state: 'waiting' }]);
		expect(await shop.look(form.MNT_TRANSACTION_ID!)).toMatchObject({ success: true });
		expect(await whys(form)).toEqual([]);
	});

	test('without an e-mail writes to nobody', async () => {
		const form = await order();
		await pay(form);
		expect([await report(), await letters()]).toEqual([OPENED(form), []]);
	});

	test('of somebody signed in moves none of his requests, and stands in his cabinet', async () => {
		const vera = await shop.person();
		const form = await order({}, vera);
		await pay(form);
		expect([await shop.balance(vera), await movements(form)]).toEqual([
			0,
			[{ ...SALE, account_id: vera.id }],
		]);
		const reply = await shop.app.inject({
			method: 'POST',
			url: '/v1/user/payments',
			headers: MARKER,
			payload: { token: vera.token },
		});
		expect(reply.json().data).toMatchObject([{ mnt_amount: '79.00' }]);
	});

	test('said 60 times at one moment, on two nodes, opens and writes once', async () => {
		const second = await openShop(database.store, MAIL);
		const form = await order({ email: EMAIL });
		const fields = signed(told(form));
		const answers = await Promise.all(
			Array.from({ length: 60 }, (_, index) => tell(index % 2 ? shop : second, fields)),
		);
		await second.close();
		expect(answers).toEqual(answers.map(() => [200, 'SUCCESS']));
		expect([await movements(form), await whys(form), (await letters()).length]).toEqual([[SALE], [], 1]);
	});

	test.each([
		['MNT_AMOUNT', '49.00', 'amount'],
		['MNT_AMOUNT', '78.99', 'amount'],
		['MNT_CURRENCY_CODE', 'USD', 'currency'],
		['MNT_SUBSCRIBER_ID', '00000000-0000-4000-8000-000000000000', 'subscriber'],
		['MNT_TEST_MODE', '1', 'test-mode'],
	])('with %s = «%s», truly signed, opens nothing and stands on the list', async (name, value, why) => {
		const form = await order({ email: EMAIL });
		expect(await pay(form, { [name]: value })).toEqual([200, 'SUCCESS']);
		expect([await report(), await movements(form), await whys(form)]).toEqual([CLOSED, [], [why]]);
		expect(await letters()).toEqual([]);
	});

	test('that is tampered with opens nothing', async () => {
		const form = await order();
		const other = await shop.order(await shop.person());
		const fields = { ...signed(told(form)), MNT_TRANSACTION_ID: other.MNT_TRANSACTION_ID! };
		expect(await tell(shop, fields)).toEqual([200, 'FAIL']);
		expect([await report(), await movements(form)]).toEqual([CLOSED, []]);
	});

	test('for which there are two orders is booked twice, opens once, and the second stands on the list', async () => {
		const forms = [await order({ email: EMAIL }), await order({ email: 'oleg@example.com' })] as const;
		const answers = await Promise.all(forms.map((form) => pay(form)));
		expect(answers).toEqual([
			[200, 'SUCCESS'],
			[200, 'SUCCESS'],
		]);
		expect(await Promise.all(forms.map(movements))).toEqual([[SALE], [SALE]]);
		expect((await Promise.all(forms.map(whys))).toSorted()).toEqual([[], ['paid-report']]);
		expect(await letters()).toHaveLength(1);
		expect(await shop.metrics()).toMatch(/notifications_total\{outcome="undelivered"\} [1-9]/);
	});

	test('that is deleted by then is booked, and stands on the list', async () => {
		const form = await order({ email: EMAIL });
		await query(sql`delete from owner_report where uuid = ${uuid}`);
		expect(await pay(form)).toEqual([200, 'SUCCESS']);
		expect([await movements(form), await whys(form)]).toEqual([[SALE], ['deleted-report']]);
		expect(await letters()).toEqual([]);
	});

	test('whose letter cannot be put down has not been, and comes again', async () => {
		const form = await order({ email: EMAIL });
		await query(sql`alter table letter add constraint broken check (false) not valid`);
		const fields = signed(told(form));
		expect(await tell(shop, fields)).toEqual([200, 'FAIL']);
		expect([await report(), await movements(form)]).toEqual([CLOSED, []]);
		await query(sql`alter table letter drop constraint broken`);
		expect(await tell(shop, fields)).toEqual([200, 'SUCCESS']);
		expect([await report(), await movements(form)]).toEqual([OPENED(form), [SALE]]);
		expect(shop.log.join()).not.toMatch(/tajnaya/);
	});

	test('may go on where MONETA asks before it, until another order has paid', async () => {
		const [first, second] = [await order(), await order()];
		const asked = async (form: Form) => {
			const { MNT_OPERATION_ID: _, 'paymentSystem.unitId': __, ...fields } = told(form);
			const check = { MNT_COMMAND: 'CHECK', ...fields } as Form;
			const [, xml] = await tell(shop, signed(check, 'check'), { path: '/v1/payments/moneta/check' });
			return /<MNT_RESULT_CODE>(\d+)</.exec(xml)?.[1];
		};
		expect(await asked(second)).toBe('402');
		await pay(first);
		expect([await asked(first), await asked(second)]).toEqual(['200', '500']);
	});

	test('carries its payer’s e-mail into the receipt', async () => {
		const receipts = { ...SHOP, ...MAIL, MONETA_ANSWER: 'xml', MONETA_RECEIPTS: 'xml' };
		const office = await openShop(database.store, receipts);
		const [, answer] = await tell(
			office,
			signed(told(await office.order(undefined, asking({ email: EMAIL })))),
		);
		expect(answer).toContain('Отчёт о владельце');
		expect(answer).toContain(EMAIL);
		await office.close();
	});
});

describe('npm run payments', () => {
	const run = async (...words: string[]) => {
		const office = { store: database.store, clock: { now: () => new Date() }, letters: shop.letters };
		const { ok, lines } = await runPaymentCommand(office, words, () => Promise.reject(new Error('no file')));
		return { ok, text: lines.join('\n') };
	};

	test('mark-paid opens the report and writes to its payer; the notification that comes later does nothing', async () => {
		const form = await order({ email: EMAIL });
		const { ok, text } = await run('mark-paid', form.MNT_TRANSACTION_ID!, '--reason', 'пришло');
		expect([ok, text]).toEqual([true, `Заказ ${form.MNT_TRANSACTION_ID} оплачен: отчёт открыт.`]);
		expect([await report(), await letters()]).toEqual([
			OPENED(form),
			[{ kind: 'report-paid', state: 'waiting' }],
		]);
		expect(await pay(form)).toEqual([200, 'SUCCESS']);
		expect([await movements(form), await letters()]).toMatchObject([[SALE], [{}]]);
	});

	test('refund closes the report, and it can be bought again', async () => {
		const form = await order();
		await pay(form);
		const { ok, text } = await run('refund', form.MNT_TRANSACTION_ID!);
		expect(ok).toBe(true);
		expect(text).toContain('Отчёт закрыт: он снова не оплачен.');
		expect(text).toContain('79,00 ₽');
		expect([await report(), await movements(form)]).toEqual([
			CLOSED,
			[SALE, { ...SALE, reason: 'refund', requests: 0, kopecks: -79_00 }],
		]);
		expect((await run('refund', form.MNT_TRANSACTION_ID!)).ok).toBe(false);
		const again = await order();
		await pay(again);
		expect(await report()).toEqual(OPENED(again));
	});

	test('refund of a second order leaves the report to the first', async () => {
		const [first, second] = [await order(), await order()];
		await pay(first);
		await pay(second);
		expect((await run('refund', second.MNT_TRANSACTION_ID!)).text).toContain('он остаётся как есть');
		expect([await report(), (await run('check')).ok]).toEqual([OPENED(first), true]);
	});

	test('names what was bought', async () => {
		const form = await order();
		expect((await run('show', form.MNT_TRANSACTION_ID!)).text).toContain('отчёт о владельце за 79,00 ₽');
	});
});
