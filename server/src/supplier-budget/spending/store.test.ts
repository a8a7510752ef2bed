import type { SupplierOrder } from '@avtosverka/registers/order-budget';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestClock, testClock } from '../../answers/testing/test-clock.ts';
import { createServerMetrics } from '../../server-metrics.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { budgetDay, firstOfMonth } from '../limits.ts';
import { ANY_PURPOSES, order, testBudget, UNLIMITED } from '../testing/test-budget.ts';

const database = setUpDatabase();
let clock: TestClock;
beforeEach(async () => {
	await database.store.db.execute(sql`truncate supplier_budget, supplier_order, supplier_spending`);
	clock = testClock();
});

const metrics = createServerMetrics({ ofProcess: false });

const budgetOf = (avtocod: number | null = null) =>
	testBudget({ store: database.store, clock, metrics }, { daily: { avtocod, apicloud: null } });

const LOOKUP = { kind: 'installation', purpose: 'paid-lookup' } as const;
const lookup = (own: Partial<SupplierOrder> = {}) => order(LOOKUP, own);

describe('what orders cost', () => {
	test('is added up by supplier and purpose, by the price that is set', async () => {
		const budget = budgetOf();
		const asker = { kind: 'installation', purpose: 'owner-report' } as const;
		const wanted = [
			lookup(),
			lookup(),
			lookup({ asker }),
			lookup({ asker, supplier: 'apicloud', key: null }),
		];
		await Promise.all(wanted.map((one) => budget.take(one)));
		const month = budgetDay(clock.now()).slice(0, 7);
		expect(await budget.spentThisMonth()).toEqual([
			{ month, supplier: 'apicloud', purpose: 'owner-report', orders: 1, kopecks: 0 },
			{ month, supplier: 'avtocod', purpose: 'owner-report', orders: 1, kopecks: 1_250 },
			{ month, supplier: 'avtocod', purpose: 'paid-lookup', orders: 2, kopecks: 2_500 },
		]);
	});

	test('is neither what was refused, nor what was given back, nor what was asked twice', async () => {
		const budget = budgetOf(2);
		const [first, second] = [lookup(), lookup()];
		expect(await budget.take(first)).toBe('granted');
		expect(await budget.take({ ...first })).toBe('granted');
		expect(await budget.take(second)).toBe('granted');
		expect(await budget.take(lookup())).toBe('budget');
		await budget.giveBack(second);
		expect(await budget.spentThisMonth()).toMatchObject([{ orders: 1, kopecks: 1_250 }]);
		await budget.giveBack(first);
		expect(await budget.spentThisMonth()).toEqual([]);
	});

	test('is told to the metrics', async () => {
		const budget = budgetOf();
		await budget.take(lookup());
		metrics.watchBudgets({
			limits: { daily: UNLIMITED, dailyCost: UNLIMITED, purposes: ANY_PURPOSES },
			budget,
		});
		const labels = '{supplier="avtocod",purpose="paid-lookup"}';
		const text = await metrics.text();
		expect(text).toContain(`avtosverka_supplier_month_orders${labels} 1`);
		expect(text).toContain(`avtosverka_supplier_month_kopecks${labels} 1250`);
	});
});

test.each([
	['2026-11-23', 0, '2026-11-01'],
	['2026-11-23', 11, '2025-12-01'],
	['2026-01-31', 1, '2025-12-01'],
])('the month of %s, %d before, begins on %s', (day, before, first) => {
	expect(firstOfMonth(day, before)).toBe(first);
});
