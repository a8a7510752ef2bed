import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARKER } from '../../http/testing/served-app.ts';
import { createLog } from '../../log.ts';
import { createServerMetrics } from '../../server-metrics.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import type { Person } from '../../testing/open-site.ts';
import { runPaymentCommand } from '../operator/commands.ts';
import { detailsOf, openShop, type Shop, signed, tell } from '../testing/shop.ts';
import { giveBackForSilence } from './returning.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'otchet@example.org', ORDERS_PER_HOUR: '1000' };
const clock = { now: () => new Date() };

const database = setUpDatabase();
let shop: Shop;
beforeAll(async () => {
	shop = await openShop(database.store, MAIL);
});
afterAll(() => shop.close());

const query = async (question: ReturnType<typeof sql>) => (await database.store.db.execute(question)).rows;
const giveBack = () => {
	const { store } = database;
	const log = createLog('silent');
	return giveBackForSilence({
		store,
		clock,
		log,
		letters: shop.letters,
		metrics: createServerMetrics({ ofProcess: false }),
	});
};
const run = async (...words: string[]) => {
	const office = { store: database.store, clock, letters: null };
	return (await runPaymentCommand(office, words, () => Promise.reject(new Error('no file')))).lines.join(
		'\n',
	);
};
const movements = (order: string) =>
	query(sql`select account_id, reason, requests, kopecks from ledger_entry
		where reference like ${`%:${order}`} and reason <> 'purchase' order by id`);
let operation = 600_000;

/** A paid report that ended with so many silent registers, `leftOut` of them disclosed before the payment. */
async function endedReport(silent: number, payer?: Person, { leftOut = 0, email = 'vera@example.com' } = {}) {
	const uuid = await shop.report();
	const form = await shop.order(payer, { purpose: 'report1', pack: undefined, report_uuid: uuid, email });
	operation += 1;
	await tell(shop, signed(detailsOf(form, { MNT_OPERATION_ID: String(operation) })));
	const registers = PERSON_REGISTERS.slice(silent);
	await query(sql`update owner_report_block set next_at = null where report_uuid = ${uuid}`);
	for (const register of registers) {
		await query(sql`update owner_report_block set state = 'clear', answered_at = now()
			where report_uuid = ${uuid} and register = ${register}`);
	}
	for (const register of PERSON_REGISTERS.slice(0, leftOut)) {
		await query(sql`update owner_report_block set left_out = true
			where report_uuid = ${uuid} and register = ${register}`);
	}
	await query(sql`update owner_report set completed_at = now(), return_due_at = now() where uuid = ${uuid}`);
	return { uuid, order: form.MNT_TRANSACTION_ID ?? '' };
}

describe('silence that outlasted its time', () => {
	test('gives who paid signed in requests, once, whoever comes and however often', async () => {
		const vera = await shop.person();
		const { uuid, order } = await endedReport(4, vera);
		await Promise.all([giveBack(), giveBack(), giveBack()]);
		await giveBack();
		expect(await movements(order)).toEqual([
			{ account_id: vera.id, reason: 'return', requests: 9, kopecks: 0 },
		]);
		expect(await shop.balance(vera)).toBe(9);
		const listed = await shop.app.inject({
			...{ method: 'POST', url: '/v1/user/payments', headers: MARKER, payload: { token: vera.token } },
		});
		expect(listed.json().data).toMatchObject([{ returned: { registers: 4, requests: 9, kopecks: 0 } }]);
		const [report] = await query(
			sql`select return_due_at, returned_registers from owner_report where uuid = ${uuid}`,
		);
		expect(report).toEqual({ return_due_at: null, returned_registers: 4 });
		const letters = await query(
			sql`select kind from letter where about = ${uuid} and kind = 'report-returned'`,
		);
		expect(letters).toHaveLength(1);
		expect(await shop.exceptions(order)).toEqual([]);
	});

	test('gives a visitor money, by the operator’s list', async () => {
		const { order } = await endedReport(1);
		await giveBack();
		expect(await movements(order)).toEqual([
			{ account_id: null, reason: 'return', requests: 0, kopecks: -988 },
		]);
		const [exception] = await shop.exceptions(order);
		expect(exception).toMatchObject({ why: 'silent-registers', details: '{"registers":1,"kopecks":988}' });
		expect(await run('remarks')).toContain('реестры не ответили, верните часть цены');
	});

	test('gives nothing for what was said before the payment', async () => {
		const { order } = await endedReport(2, undefined, { leftOut: 2 });
		await giveBack();
		expect(await movements(order)).toEqual([]);
	});

	test('gives a payer whose account is gone money, too', async () => {
		const vera = await shop.person();
		const { order } = await endedReport(8, vera);
		const headers = { ...MARKER, authorization: `Bearer ${vera.token}` };
		await shop.app.inject({ method: 'DELETE', url: '/v1/user/deleteAccount', headers });
		await giveBack();
		expect(await movements(order)).toEqual([
			{ account_id: null, reason: 'return', requests: 0, kopecks: -7900 },
		]);
	});

	test('is not given back for an order that the operator has refunded whole', async () => {
		const { order } = await endedReport(3);
		await run('refund', order);
		await giveBack();
		expect(await movements(order)).toEqual([
			{ account_id: null, reason: 'refund', requests: 0, kopecks: -7900 },
		]);
	});

	test('leaves the operator the rest to refund, and no kopeck more', async () => {
		const { order } = await endedReport(4);
		await giveBack();
		expect(await run('refund', order)).toContain('Верните плательщику 39,50 ₽');
		const sums = await query(
			sql`select sum(kopecks)::int as sum from ledger_entry where reference like ${`%:${order}`}`,
		);
		expect(sums).toEqual([{ sum: 0 }]);
		const whole = await endedReport(8);
		await giveBack();
		expect(await run('refund', whole.order)).toContain('Цена отчёта возвращена вся');
	});

	test('keeps the ledger exact, whatever is given back and refunded at one moment', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 1, max: 8 }),
				fc.boolean(),
				fc.shuffledSubarray(['back', 'back', 'refund'], { minLength: 1 }),
				async (silent, isSignedIn, steps) => {
					const payer = isSignedIn ? await shop.person() : undefined;
					const { order } = await endedReport(silent, payer);
					await Promise.all(steps.map((step) => (step === 'back' ? giveBack() : run('refund', order))));
					await giveBack();
					const rows = await movements(order);
					expect(rows.filter(({ reason }) => reason === 'return').length).toBeLessThanOrEqual(1);
					const back = rows.reduce((sum, { kopecks }) => sum - Number(kopecks), 0);
					expect(back).toBeLessThanOrEqual(7900);
				},
			),
			{ numRuns: 12 },
		);
		expect(await run('check')).toContain('Всё сходится.');
	}, 120_000);
});
