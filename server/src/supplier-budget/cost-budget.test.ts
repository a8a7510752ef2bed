import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { createServerMetrics } from '../server-metrics.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import type { BudgetLimits } from './limits.ts';
import { ANY_PURPOSES, granted, order, testBudget, UNLIMITED } from './testing/test-budget.ts';

/** What `testBudget` has an order of avtocod cost. */
const PRICE = 12_50;

const database = setUpDatabase();
let clock: TestClock;
let warnings: string[];
let metrics: ReturnType<typeof createServerMetrics>;

beforeEach(async () => {
	await database.store.db.execute(
		sql`truncate supplier_budget, supplier_order, supplier_spending, shared_count`,
	);
	clock = testClock();
	warnings = [];
	metrics = createServerMetrics({ ofProcess: false });
});

const processWith = (limits: Partial<BudgetLimits>) =>
	testBudget({ store: database.store, clock, metrics, warnings }, limits);
const costing = (avtocod: number) => ({ dailyCost: { ...UNLIMITED, avtocod } });
const orders = (count: number) => Array.from({ length: count }, () => order());

describe('what a day may cost', () => {
	test('is never exceeded by three processes that make 200 orders at once, by no kopeck', async () => {
		const nodes = [1, 2, 3].map(() => processWith(costing(10 * PRICE + PRICE - 1)));
		expect(await granted(nodes, orders(200))).toBe(10);
		expect((await nodes[0]?.used())?.get('avtocod')).toEqual({
			...{ supplier: 'avtocod', used: 10, kopecks: 10 * PRICE },
		});
	});

	test('stops orders beside the number of them: whichever is spent first', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 0, max: 6 }),
				fc.integer({ min: 0, max: 6 * PRICE }),
				async (most, cost) => {
					await database.store.db.execute(sql`truncate supplier_budget, supplier_order, supplier_spending`);
					const budget = processWith({ ...costing(cost), daily: { ...UNLIMITED, avtocod: most } });
					const expected = Math.min(most, Math.floor(cost / PRICE));
					for (let at = 0; at < expected; at += 1) expect(await budget.take(order())).toBe('granted');
					expect(await budget.take(order())).toBe('budget');
				},
			),
			{ numRuns: 15 },
		);
	});

	test('gets back what was not bought, and another supplier has its own', async () => {
		const budget = processWith(costing(PRICE));
		const first = order();
		await budget.take(first);
		expect(await budget.take(order())).toBe('budget');
		await budget.giveBack(first);
		expect(await granted([budget], orders(2))).toBe(1);
	});

	test('is said to the operator once at four fifths, and once when it is spent, in kopecks', async () => {
		const budget = processWith(costing(5 * PRICE));
		await granted([budget], orders(7));
		expect(warnings).toEqual([
			'{"supplier":"avtocod","unit":"kopecks","limit":6250,"used":5000} a daily budget is nearly spent',
			'{"supplier":"avtocod","unit":"kopecks","limit":6250} a daily budget is spent',
		]);
	});

	test('is shown by metrics, where there is a limit', async () => {
		const budget = processWith(costing(5 * PRICE));
		const limits = { daily: UNLIMITED, purposes: ANY_PURPOSES, ...costing(5 * PRICE) };
		metrics.watchBudgets({ limits, budget });
		await budget.take(order());
		const text = await metrics.text();
		expect(text).toContain('avtosverka_supplier_cost_limit_kopecks{supplier="avtocod"} 6250');
		expect(text).toContain('avtosverka_supplier_cost_used_kopecks{supplier="avtocod"} 1250');
		expect(text).not.toContain('cost_used_kopecks{supplier="apicloud"}');
	});
});
