import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setUpBudgets } from './testing/set-up-budgets.ts';
import { ANY_PURPOSES, granted, order, UNLIMITED } from './testing/test-budget.ts';

/** What `testBudget` has an order of avtocod cost. */
const PRICE = 12_50;

const budgets = setUpBudgets();
const { processWith } = budgets;
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
					await budgets.empty();
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
		expect(budgets.warnings).toEqual([
			'{"supplier":"avtocod","unit":"kopecks","limit":6250,"used":5000} a daily budget is nearly spent',
			'{"supplier":"avtocod","unit":"kopecks","limit":6250} a daily budget is spent',
		]);
	});

	test('is shown by metrics, where there is a limit', async () => {
		const budget = processWith(costing(5 * PRICE));
		const limits = { daily: UNLIMITED, purposes: ANY_PURPOSES, ...costing(5 * PRICE) };
		budgets.metrics.watchBudgets({ limits, budget });
		await budget.take(order());
		const text = await budgets.metrics.text();
		expect(text).toContain('avtosverka_supplier_cost_limit_kopecks{supplier="avtocod"} 6250');
		expect(text).toContain('avtosverka_supplier_cost_used_kopecks{supplier="avtocod"} 1250');
		expect(text).not.toContain('cost_used_kopecks{supplier="apicloud"}');
	});
});
