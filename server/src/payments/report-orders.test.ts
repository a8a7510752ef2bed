import { randomUUID } from 'node:crypto';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { testDatabase } from '../store/testing/test-database.ts';
import { EMAIL, MAIL, sellReports } from './testing/report-sales.ts';
import { openShop } from './testing/shop.ts';

const { sale, query, asking, order, pay } = sellReports(MAIL);

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
		expect(await sale.shop.readOrder(form.MNT_TRANSACTION_ID!)).toMatchObject({
			data: { state: 'waiting', requests: 0, amount: '79.00' },
		});
	});

	test('of somebody signed in is his', async () => {
		const vera = await sale.shop.person();
		const form = await order({}, vera);
		expect(form.MNT_SUBSCRIBER_ID).toBe(vera.id);
		expect(await sale.shop.readOrder(form.MNT_TRANSACTION_ID!)).toMatchObject({ data: null });
		expect(await sale.shop.readOrder(form.MNT_TRANSACTION_ID!, vera)).toMatchObject({
			data: { state: 'waiting' },
		});
	});

	test('tells the payment page neither the report nor the e-mail, and keeps the e-mail sealed', async () => {
		const form = await order({ email: EMAIL });
		expect(JSON.stringify(form)).not.toMatch(new RegExp(`${sale.uuid}|tajnaya`));
		const [row] = await query(sql`select p::text from payment_order p where id = ${form.MNT_TRANSACTION_ID}`);
		expect(JSON.stringify(row)).not.toContain(Buffer.from(EMAIL).toString('hex'));
		expect(sale.shop.log.join()).not.toMatch(/tajnaya/);
	});

	test('keeps no e-mail of somebody whose account is deleted', async () => {
		const vera = await sale.shop.person();
		await order({ email: EMAIL }, vera);
		await testAccounts(sale.store, { now: () => new Date() }).remove(vera.id);
		const stored = await query(sql`select email from payment_order where account_id = ${vera.id}`);
		expect(stored).toEqual([{ email: null }]);
	});

	test.each([
		['that is not there', () => randomUUID(), 404, 'not-found', 'Такого отчёта нет'],
		['that is the sample', () => SAMPLE_REPORT_UUID, 409, 'conflict', 'уже оплачен'],
		['by no number at all', () => 'x', 400, 'bad-input', ''],
	])('%s is refused in words', async (_, number, status, code, words) => {
		const { status: actual, json } = await sale.shop.create(undefined, asking({ report_uuid: number() }));
		expect([actual, json.code]).toEqual([status, code]);
		expect((json as unknown as { message: string }).message).toContain(words);
	});

	test('that is still forming, or paid for, is refused in words', async () => {
		await query(sql`update owner_report set created_at = now() where uuid = ${sale.uuid}`);
		expect(await sale.shop.create(undefined, asking())).toMatchObject({
			status: 409,
			json: { code: 'conflict', message: expect.stringContaining('ещё собирается') },
		});
		await query(sql`update owner_report set created_at = now() - interval '1 day' where uuid = ${sale.uuid}`);
		await pay(await order());
		expect(await sale.shop.create(undefined, asking())).toMatchObject({
			status: 409,
			json: { code: 'conflict' },
		});
	});

	test.each(['vera', 'a@b@c.ru', `${'a'.repeat(250)}@example.com`, 'vera@example.com\r\nBcc: x@example.com'])(
		'with the e-mail «%s» is refused',
		async (email) => {
			expect((await sale.shop.create(undefined, asking({ email }))).status).toBe(400);
		},
	);

	test('is made so many times in an hour for visitors of one address, and for others still', async () => {
		await using own = await testDatabase();
		const strict = await openShop(own.store, { ORDERS_PER_HOUR: '2' });
		const report_uuid = await strict.report();
		const statuses: number[] = [];
		for (let i = 0; i < 3; i++)
			statuses.push((await strict.create(undefined, asking({ report_uuid }))).status);
		expect(statuses).toEqual([200, 200, 429]);
		expect((await strict.create(await strict.person(), asking({ report_uuid }))).status).toBe(200);
		await strict.close();
	});

	test('is refused in words while nothing is sold', async () => {
		const closed = await openShop(sale.store, { MONETA_ACCOUNT: 'off' });
		expect(await closed.create(undefined, asking())).toMatchObject({
			status: 404,
			json: { code: 'not-found' },
		});
		await closed.close();
	});
});
