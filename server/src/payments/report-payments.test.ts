import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MARKER } from '../http/testing/served-app.ts';
import { CLOSED, EMAIL, type Form, MAIL, OPENED, SALE, sellReports } from './testing/report-sales.ts';
import { detailsOf, openShop, SHOP, signed, tell } from './testing/shop.ts';

const { sale, query, asking, order, pay, report, movements, letters, whys } = sellReports({
	...MAIL,
	MONETA_CHECK_URL: 'on',
});

describe('a payment of a report', () => {
	test('opens it, is booked, and puts a letter into the outbox, all at once', async () => {
		const form = await order({ email: EMAIL });
		expect(await pay(form)).toEqual([200, 'SUCCESS']);
		expect([await report(), await movements(form)]).toEqual([OPENED(form), [SALE]]);
		expect(await letters()).toEqual([{ kind: 'report-paid', state: 'waiting' }]);
		expect(await sale.shop.readOrder(form.MNT_TRANSACTION_ID!)).toMatchObject({ success: true });
		expect(await whys(form)).toEqual([]);
	});

	test('without an e-mail writes to nobody', async () => {
		const form = await order();
		await pay(form);
		expect([await report(), await letters()]).toEqual([OPENED(form), []]);
	});

	test('of somebody signed in moves none of his requests, and stands in his cabinet', async () => {
		const vera = await sale.shop.person();
		const form = await order({}, vera);
		await pay(form);
		expect([await sale.shop.balance(vera), await movements(form)]).toEqual([
			0,
			[{ ...SALE, account_id: vera.id }],
		]);
		const reply = await sale.shop.app.inject({
			method: 'POST',
			url: '/v1/user/payments',
			headers: MARKER,
			payload: { token: vera.token },
		});
		expect(reply.json().data).toMatchObject([{ mnt_amount: '79.00' }]);
	});

	test('said 60 times at one moment, on two nodes, opens and writes once', async () => {
		const second = await openShop(sale.store, MAIL);
		const form = await order({ email: EMAIL });
		const fields = signed(detailsOf(form));
		const answers = await Promise.all(
			Array.from({ length: 60 }, (_, index) => tell(index % 2 ? sale.shop : second, fields)),
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
		const other = await sale.shop.order(await sale.shop.person());
		const fields = { ...signed(detailsOf(form)), MNT_TRANSACTION_ID: other.MNT_TRANSACTION_ID! };
		expect(await tell(sale.shop, fields)).toEqual([200, 'FAIL']);
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
		expect(await sale.shop.metrics()).toMatch(/notifications_total\{outcome="undelivered"\} [1-9]/);
	});

	test('that is deleted by then is booked, and stands on the list', async () => {
		const form = await order({ email: EMAIL });
		await query(sql`delete from owner_report where uuid = ${sale.uuid}`);
		expect(await pay(form)).toEqual([200, 'SUCCESS']);
		expect([await movements(form), await whys(form)]).toEqual([[SALE], ['deleted-report']]);
		expect(await letters()).toEqual([]);
	});

	test('whose letter cannot be put down has not been, and comes again', async () => {
		const form = await order({ email: EMAIL });
		await query(sql`alter table letter add constraint broken check (false) not valid`);
		const fields = signed(detailsOf(form));
		expect(await tell(sale.shop, fields)).toEqual([200, 'FAIL']);
		expect([await report(), await movements(form)]).toEqual([CLOSED, []]);
		await query(sql`alter table letter drop constraint broken`);
		expect(await tell(sale.shop, fields)).toEqual([200, 'SUCCESS']);
		expect([await report(), await movements(form)]).toEqual([OPENED(form), [SALE]]);
		expect(sale.shop.log.join()).not.toMatch(/tajnaya/);
	});

	test('may go on where MONETA asks before it, until another order has paid', async () => {
		const [first, second] = [await order(), await order()];
		const asked = async (form: Form) => {
			const { MNT_OPERATION_ID: _, 'paymentSystem.unitId': __, ...fields } = detailsOf(form);
			const check = { MNT_COMMAND: 'CHECK', ...fields } as Form;
			const [, xml] = await tell(sale.shop, signed(check, 'check'), { path: '/v1/payments/moneta/check' });
			return /<MNT_RESULT_CODE>(\d+)</.exec(xml)?.[1];
		};
		expect(await asked(second)).toBe('402');
		await pay(first);
		expect([await asked(first), await asked(second)]).toEqual(['200', '500']);
	});

	test('carries its payer’s e-mail into the receipt', async () => {
		const receipts = { ...SHOP, ...MAIL, MONETA_ANSWER: 'xml', MONETA_RECEIPTS: 'xml' };
		const office = await openShop(sale.store, receipts);
		const [, answer] = await tell(
			office,
			signed(detailsOf(await office.order(undefined, asking({ email: EMAIL })))),
		);
		expect(answer).toContain('Отчёт о владельце');
		expect(answer).toContain(EMAIL);
		await office.close();
	});
});
