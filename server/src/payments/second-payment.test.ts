import type { Payment } from '@avtosverka/contract/cabinet';
import type { PaymentStatus } from '@avtosverka/contract/payments';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKER } from '../http/testing/served-app.ts';
import type { Person } from '../testing/open-site.ts';
import { requestsWorth } from './orders/compensation.ts';
import { type Form, sellReports } from './testing/report-sales.ts';
import { detailsOf, signed, tell } from './testing/shop.ts';

const { sale, query, order, pay, movements, whys, run } = sellReports();

/** What 79 roubles buy at the price of the largest pack, rounded up. */
const WORTH = 17;
const status = async (form: Form, person?: Person) =>
	(await sale.shop.readOrder(form.MNT_TRANSACTION_ID!, person)) as PaymentStatus;
async function paymentsOf({ token }: Person): Promise<Payment[]> {
	const request = { method: 'POST', url: '/v1/user/payments', headers: MARKER, payload: { token } } as const;
	return (await sale.shop.app.inject(request)).json().data;
}

describe('a second payment of one report', () => {
	test('by somebody signed in is put to their account as requests, once, and said to them', async () => {
		const vera = await sale.shop.person();
		const [first, second] = [await order(), await order({}, vera)];
		await pay(first);
		const fields = signed(detailsOf(second));
		const answers = await Promise.all(Array.from({ length: 20 }, () => tell(sale.shop, fields)));
		expect(new Set(answers.map(([, text]) => text))).toEqual(new Set(['SUCCESS']));
		expect(await sale.shop.balance(vera)).toBe(WORTH);
		expect(await movements(second)).toEqual([
			{ account_id: vera.id, reason: 'purchase', requests: WORTH, kopecks: 79_00 },
		]);
		expect(await whys(second)).toEqual([]);
		expect(await status(second, vera)).toMatchObject({
			success: true,
			message: expect.stringMatching(/уже был оплачен.*на ваш баланс: 17 запросов/),
			data: { requests: WORTH, report: 'paid-before' },
		});
		expect((await run('check')).ok).toBe(true);
	});

	test('in two tabs of one person at one moment opens the report once and gives the other back', async () => {
		const vera = await sale.shop.person();
		const forms = [await order({}, vera), await order({}, vera)] as const;
		await Promise.all(forms.map((form) => pay(form)));
		const reports = await Promise.all(forms.map(async (form) => (await status(form, vera)).data?.report));
		expect(reports.toSorted()).toEqual(['opened', 'paid-before']);
		expect([await sale.shop.balance(vera), await sale.shop.entries(vera)]).toEqual([WORTH, 2]);
	});

	test('by a visitor stands on the operator’s list, and the visitor is told so with its number', async () => {
		const [first, second] = [await order(), await order()];
		await pay(first);
		await pay(second);
		expect(await whys(second)).toEqual(['paid-report']);
		const { message, data } = await status(second);
		expect(message).toMatch(/уже был оплачен.*вернём/);
		expect(message).toContain(second.MNT_TRANSACTION_ID!);
		expect(data).toMatchObject({ requests: 0, report: 'paid-before' });
		expect(await status(first)).toMatchObject({ message: 'Платёж зачислен.', data: { report: 'opened' } });
	});

	test('can be given back by the operator, for what is not spent of it', async () => {
		const vera = await sale.shop.person();
		const second = await order({}, vera);
		await pay(await order());
		await pay(second);
		const { ok, text } = await run('refund', second.MNT_TRANSACTION_ID!);
		expect([ok, text]).toEqual([true, expect.stringMatching(/Снято 17 запросов.*79 ₽/s)]);
		expect([await sale.shop.balance(vera), (await run('check')).ok]).toEqual([0, true]);
		expect(await status(second, vera)).toMatchObject({ message: 'Деньги за этот платёж возвращены.' });
	});
});

test('a payment of a report that was deleted meanwhile is put to the account too', async () => {
	const vera = await sale.shop.person();
	const form = await order({}, vera);
	await query(sql`delete from owner_report where uuid = ${sale.uuid}`);
	await pay(form);
	expect(await sale.shop.balance(vera)).toBe(WORTH);
	expect(await status(form, vera)).toMatchObject({
		message: expect.stringMatching(/удалён.*на ваш баланс: 17 запросов/),
		data: { report: 'gone' },
	});
});

test('marked paid by hand it is put to the account as well', async () => {
	const vera = await sale.shop.person();
	const second = await order({}, vera);
	await pay(await order());
	const { text } = await run('mark-paid', second.MNT_TRANSACTION_ID!, '--reason', 'пришло');
	expect(text).toContain('отчёт уже был оплачен другим заказом, зачислено 17 запросов');
	expect(await sale.shop.balance(vera)).toBe(WORTH);
});

describe('the payments of the cabinet', () => {
	test('say what was bought, and what became of it', async () => {
		const vera = await sale.shop.person();
		const pack = await sale.shop.order(vera);
		const report = await order({}, vera);
		const second = await order({}, vera);
		for (const form of [pack, report, second]) await pay(form);
		expect(await paymentsOf(vera)).toMatchObject([
			{ purpose: 'report1', requests: WORTH, report: 'paid-before', report_uuid: sale.uuid, state: 'paid' },
			{ purpose: 'report1', requests: 0, report: 'opened', report_uuid: sale.uuid, state: 'paid' },
			{ purpose: 'requests', requests: 10, report: null, report_uuid: null, state: 'paid' },
		]);
		await query(sql`delete from owner_report where uuid = ${sale.uuid}`);
		expect((await paymentsOf(vera)).map(({ report_uuid }) => report_uuid)).toEqual([null, null, null]);
	});
});

test('what money is worth in requests is never less than the money', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 1_000_000 }), (kopecks) => {
			const requests = requestsWorth(kopecks);
			expect(requests * 490).toBeGreaterThanOrEqual(kopecks);
			expect((requests - 1) * 490).toBeLessThan(kopecks);
		}),
	);
});
