import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderPrices } from '../../config/budgets.ts';
import { createServerMetrics } from '../../server-metrics.ts';
import { supplierSpending } from '../../store/schema/supplier-spending.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { order, testBudget } from '../testing/test-budget.ts';
import { COSTS_USAGE, runCostsCommand } from './command.ts';
import type { DatedSpending } from './store.ts';

const database = setUpDatabase();
let now: Date;
const clock = { now: () => now };
beforeEach(async () => {
	now = new Date('2026-11-21T10:00:00Z');
	await database.store.db.execute(sql`truncate supplier_budget, supplier_order, supplier_spending`);
});

const PRICES = { avtocod: 12_50, apicloud: 3_00 };

async function costs(words: readonly string[], prices: OrderPrices = PRICES) {
	const { ok, lines } = await runCostsCommand({ store: database.store, clock, prices }, words);
	return { ok, text: lines.join('\n').replaceAll('\u00a0', ' ') };
}

const spent = (own: Partial<DatedSpending>): DatedSpending => ({
	...{ supplier: 'avtocod', purpose: 'check', day: '2026-11-21', orders: 1, kopecks: 12_50 },
	...own,
});

async function spend(...rows: readonly DatedSpending[]): Promise<void> {
	await database.store.db.insert(supplierSpending).values(rows.map((row) => ({ ...row, alarmed: false })));
}

const NOTHING_IN_NOVEMBER = { ok: true, text: 'За ноябрь 2026 платных заказов не было.' };

describe('npm run costs', () => {
	test('adds up this month by supplier and purpose, then by day', async () => {
		await spend(
			spent({ orders: 1_200, kopecks: 1_500_000 }),
			spent({ purpose: 'paid-lookup', day: '2026-11-02', orders: 2, kopecks: 25_00 }),
			spent({ day: '2026-11-02' }),
			spent({ supplier: 'apicloud', purpose: 'owner-report', orders: 7, kopecks: 21_00 }),
		);
		expect(await costs([])).toEqual({
			ok: true,
			text: [
				'Расходы за ноябрь 2026',
				'',
				'За что                 Заказы         Сумма',
				'api-cloud.ru                7          21 ₽',
				'  отчёты о владельце        7          21 ₽',
				'Автокод                 1 203   15 037,50 ₽',
				'  проверки на сайте     1 201   15 012,50 ₽',
				'  платные запросы           2          25 ₽',
				'Всего                   1 210   15 058,50 ₽',
				'',
				'День                   Заказы         Сумма',
				'02.11.2026                  3       37,50 ₽',
				'21.11.2026              1 207      15 021 ₽',
			].join('\n'),
		});
	});

	test('takes a month from its first day to its last', async () => {
		await spend(
			spent({ day: '2028-01-31' }),
			spent({ day: '2028-02-01' }),
			spent({ day: '2028-02-29' }),
			spent({ day: '2028-03-01' }),
		);
		const { text } = await costs(['2028-02']);
		expect(text).toContain('Расходы за февраль 2028');
		expect(text.match(/\d\d\.\d\d\.\d{4}/g)).toEqual(['01.02.2028', '29.02.2028']);
		expect(text).toMatch(/^Всего +2 +25 ₽$/m);
	});

	test('takes one day, without a table of days', async () => {
		await spend(spent({ day: '2026-11-29' }), spent({ day: '2026-11-30' }));
		const { text } = await costs(['2026-11-30']);
		expect(text).toMatch(/^Расходы за 30 ноября 2026\n/);
		expect(text).toMatch(/\nВсего +1 +12,50 ₽$/);
	});

	test('begins a month at midnight in Moscow, for orders and for the operator', async () => {
		const metrics = createServerMetrics({ ofProcess: false });
		const budget = testBudget({ store: database.store, clock, metrics });
		now = new Date('2026-11-30T20:59:59Z');
		expect(await costs([])).toEqual(NOTHING_IN_NOVEMBER);
		now = new Date('2026-11-30T21:00:00Z');
		await budget.take(order());
		const { text } = await costs([]);
		expect(text).toMatch(/^Расходы за декабрь 2026\n/);
		expect(text).toMatch(/\n01\.12\.2026 +1 +12,50 ₽$/);
		expect(await costs(['2026-11'])).toEqual(NOTHING_IN_NOVEMBER);
	});

	test('says of a supplier without a price that it has none, and where one is set', async () => {
		const prices = { ...PRICES, apicloud: null };
		await spend(spent({}), spent({ supplier: 'apicloud', day: '2026-11-20', orders: 2, kopecks: 0 }));
		const { text } = await costs(['2026-11'], prices);
		expect(text).toMatch(/^api-cloud\.ru +2 +цена не задана\n {2}проверки на сайте +2 +цена не задана$/m);
		expect(text).toMatch(/^Всего +3 +12,50 ₽$/m);
		expect(text).toMatch(/^20\.11\.2026 +2 +цена не задана$/m);
		expect(text).toMatch(
			/\n\nЗаказы без цены в суммы не входят\. Не задано: SUPPLIER_APICLOUD_ORDER_PRICE\.$/,
		);
	});

	test('shows what orders cost by a price that has been taken away since, and what costs nothing', async () => {
		await spend(spent({}), spent({ supplier: 'apicloud', kopecks: 0 }));
		const { text } = await costs([], { avtocod: null, apicloud: 0 });
		expect(text).toMatch(/^Автокод +1 +12,50 ₽$/m);
		expect(text).toMatch(/^api-cloud\.ru +1 +0 ₽$/m);
		expect(text).not.toContain('цен');
	});

	test('says of a time without orders that there were none, also of one that is to come', async () => {
		expect(await costs([])).toEqual(NOTHING_IN_NOVEMBER);
		await spend(spent({ orders: 0, kopecks: 0 }));
		expect(await costs([])).toEqual(NOTHING_IN_NOVEMBER);
		expect(await costs(['2026-11-30'])).toEqual({
			ok: true,
			text: 'За 30 ноября 2026 платных заказов не было.',
		});
		expect((await costs(['2099-12'])).text).toBe('За декабрь 2099 платных заказов не было.');
	});

	test.each([
		...['', 'help', '--help', '11', '2026', '2026-13', '2026-00', '2026-11-31', '2026-1', '0000-01'],
		...['1999-12', '2026-11-1', '+2026-11', '2026-11 ', '12026-11', "2026-11'; drop table account", 'ноябрь'],
	])('of «%s» says how it is used', async (word) => {
		expect(await costs([word])).toEqual({ ok: false, text: COSTS_USAGE });
	});

	test('of two months says how it is used', async () => {
		expect(await costs(['2026-10', '2026-11'])).toEqual({ ok: false, text: COSTS_USAGE });
	});
});
