import type { SupplierOrder } from '@avtosverka/registers/order-budget';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../answers/testing/test-clock.ts';
import { budgetDay } from './limits.ts';
import { setUpBudgets } from './testing/set-up-budgets.ts';
import {
	ANY_PURPOSES,
	awayStore,
	granted,
	INSTALLATION,
	order,
	UNLIMITED,
	visitor,
} from './testing/test-budget.ts';

const budgets = setUpBudgets();
const { database, processWith } = budgets;

describe('the budget of a day', () => {
	test('is never exceeded by three processes over one store that make 200 orders at once', async () => {
		const daily = { ...UNLIMITED, avtocod: 10 };
		const nodes = [processWith({ daily }), processWith({ daily }), processWith({ daily })];
		const wanted = Array.from({ length: 200 }, () => order());
		expect(await granted(nodes, wanted)).toBe(10);
		expect(await nodes[0]?.take(order())).toBe('budget');
		expect((await nodes[1]?.used())?.get('avtocod')?.used).toBe(10);
	});

	test('begins anew at midnight in Moscow, as its sentence says', async () => {
		const budget = processWith({ daily: { ...UNLIMITED, avtocod: 1 } });
		expect(budgetDay(new Date('2026-11-22T20:59:59Z'))).toBe('2026-11-22');
		expect(budgetDay(new Date('2026-11-22T21:00:00Z'))).toBe('2026-11-23');
		expect(await budget.take(order())).toBe('granted');
		expect(await budget.take(order())).toBe('budget');
		budgets.clock.pass(DAY_MS);
		expect(await budget.take(order())).toBe('granted');
	});

	test('of one supplier is not that of another, and none at all buys nothing', async () => {
		const budget = processWith({ daily: { avtocod: 0, apicloud: null } });
		expect(await budget.take(order())).toBe('budget');
		expect(await budget.take(order(INSTALLATION, { supplier: 'apicloud', key: null }))).toBe('granted');
	});

	test('counts what is sent again under its key once, whoever sends it', async () => {
		const daily = { ...UNLIMITED, avtocod: 1 };
		const same = { supplier: 'avtocod', key: 'one and the same', asker: INSTALLATION } as const;
		for (const node of [processWith({ daily }), processWith({ daily })]) {
			expect(await node.take({ ...same })).toBe('granted');
		}
		expect(await processWith({ daily }).take(order())).toBe('budget');
	});

	test('gets back what was not bought, but never what an earlier attempt may have bought', async () => {
		const budget = processWith({ daily: { ...UNLIMITED, avtocod: 1 } });
		const first = order();
		await budget.take(first);
		const repeated = { ...first };
		await budget.take(repeated);
		await budget.giveBack(repeated);
		expect(await budget.take(order())).toBe('budget');
		await budget.giveBack(first);
		await budget.giveBack(first);
		expect(await granted([budget], [order(), order()])).toBe(1);
	});

	test('is told to the operator once at four fifths, and once when it is spent', async () => {
		const daily = { ...UNLIMITED, avtocod: 10 };
		const nodes = [processWith({ daily }), processWith({ daily })];
		await granted(
			nodes,
			Array.from({ length: 7 }, () => order()),
		);
		expect(budgets.warnings).toEqual([]);
		await nodes[0]?.take(order());
		await nodes[1]?.take(order());
		expect(budgets.warnings).toEqual([
			'{"supplier":"avtocod","limit":10,"used":8} a daily budget is nearly spent',
		]);
		for (let time = 0; time < 3; time += 1) await nodes[0]?.take(order());
		expect(budgets.warnings.slice(1)).toEqual(['{"supplier":"avtocod","limit":10} a daily budget is spent']);
	});

	test('is shown by metrics', async () => {
		const daily = { ...UNLIMITED, avtocod: 2 };
		const budget = processWith({ daily });
		budgets.metrics.watchBudgets({ limits: { daily, dailyCost: UNLIMITED, purposes: ANY_PURPOSES }, budget });
		for (let time = 0; time < 3; time += 1) await budget.take(order());
		const text = await budgets.metrics.text();
		expect(text).toContain('avtosverka_supplier_budget_used{supplier="avtocod"} 2');
		expect(text).toContain('avtosverka_supplier_budget_used{supplier="apicloud"} 0');
		expect(text).toContain('avtosverka_supplier_budget_limit{supplier="avtocod"} 2');
		expect(text).not.toContain('budget_limit{supplier="apicloud"}');
		expect(text).toContain('avtosverka_supplier_orders_total{supplier="avtocod",outcome="granted"} 2');
		expect(text).toContain('avtosverka_supplier_orders_total{supplier="avtocod",outcome="budget"} 1');
	});

	test('forgets keys of earlier days', async () => {
		const budget = processWith({});
		await budget.take(order());
		budgets.clock.pass(4 * DAY_MS);
		await budget.take(order());
		const { rows } = await database.store.db.execute(sql`select count(*)::int as count from supplier_order`);
		expect(rows).toEqual([{ count: 1 }]);
	});

	test('is counted exactly, whatever is ordered, repeated and given back', async () => {
		const action = fc.record({
			key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
			back: fc.boolean(),
		});
		await fc.assert(
			fc.asyncProperty(
				fc.array(action, { maxLength: 12 }),
				fc.integer({ min: 0, max: 4 }),
				async (all, limit) => {
					await budgets.empty();
					const budget = processWith({ daily: { ...UNLIMITED, avtocod: limit } });
					const bought = new Set<string>();
					for (const { key, back } of all) {
						const one = { supplier: 'avtocod', key, asker: INSTALLATION } as const;
						const known = bought.has(key);
						expect(await budget.take(one)).toBe(known || bought.size < limit ? 'granted' : 'budget');
						if (known || bought.size >= limit) continue;
						if (back) await budget.giveBack(one);
						else bought.add(key);
					}
					expect((await budget.used()).get('avtocod')?.used ?? 0).toBe(bought.size);
				},
			),
			{ numRuns: 15 },
		);
	});
});

describe('one asker', () => {
	test('who comes from one address gets his share of an hour, whatever he calls himself', async () => {
		const nodes = [processWith({ askerPerHour: 30 }), processWith({ askerPerHour: 30 })];
		const burst = Array.from({ length: 99 }, (_, at) => order(visitor(`visitor ${at}`, '192.0.2.1')));
		expect(await granted(nodes, burst)).toBe(30);
		expect(await nodes[0]?.take(order(visitor('another', '192.0.2.2')))).toBe('granted');
		budgets.clock.pass(HOUR_MS + 1);
		expect(await nodes[0]?.take(order(visitor('visitor 1', '192.0.2.1')))).toBe('granted');
	});

	test('is not let further by another address of his /64', async () => {
		const burst = Array.from({ length: 99 }, (_, at) =>
			order(visitor(`visitor ${at}`, `2001:db8:1:1::${(at + 1).toString(16)}`)),
		);
		expect(await granted([processWith({ askerPerHour: 30 })], burst)).toBe(30);
	});

	test('is let little further by another /64 of his /48', async () => {
		const burst = Array.from({ length: 99 }, (_, at) =>
			order(visitor(`visitor ${at}`, `2001:db8:1:${(at + 1).toString(16)}::1`)),
		);
		expect(await granted([processWith({ askerPerHour: 30 })], burst)).toBe(60);
	});

	test('who keeps his cookie is not let further by other addresses', async () => {
		const burst = Array.from({ length: 99 }, (_, at) => order(visitor('anna', `198.51.100.${at}`)));
		expect(await granted([processWith({ askerPerHour: 30 })], burst)).toBe(30);
	});

	test('who has /48s without end is stopped by the budget of the day', async () => {
		const burst = Array.from({ length: 99 }, (_, at) =>
			order(visitor(`visitor ${at}`, `2001:db8:${(at + 1).toString(16)}::1`)),
		);
		const budget = processWith({ askerPerHour: 30, daily: { ...UNLIMITED, avtocod: 50 } });
		expect(await granted([budget], burst)).toBe(50);
	});

	test('is not charged for what was not bought: a supplier that is away uses nobody up', async () => {
		const budget = processWith({ askerPerHour: 2 });
		for (let time = 0; time < 5; time += 1) {
			const vain = order(visitor('anna', '2001:db8::1'));
			expect(await budget.take(vain)).toBe('granted');
			await budget.giveBack(vain);
		}
		const burst = Array.from({ length: 9 }, () => order(visitor('anna', '2001:db8::1')));
		expect(await granted([budget], burst)).toBe(2);
	});

	test('is charged as nobody for what he is refused as somebody', async () => {
		const budget = processWith({ askerPerHour: 2 });
		const crowd = Array.from({ length: 9 }, (_, at) => order(visitor(`visitor ${at}`, '192.0.2.1')));
		await granted([budget], crowd);
		const anna = () => order(visitor('anna', '192.0.2.1'));
		expect(await granted([budget], [anna(), anna(), anna()])).toBe(0);
		const elsewhere = () => order(visitor('anna', '192.0.2.2'));
		expect(await granted([budget], [elsewhere(), elsewhere(), elsewhere()])).toBe(2);
	});

	test('costs the budget nothing by what he is refused', async () => {
		const budget = processWith({ askerPerHour: 1 });
		for (let time = 0; time < 5; time += 1) await budget.take(order(visitor('anna', '192.0.2.1')));
		expect((await budget.used()).get('avtocod')?.used).toBe(1);
	});
});

describe('while the store is away', () => {
	test('a process counts by itself: askers as ever, and a tenth of the day', async () => {
		const budget = processWith(
			{ askerPerHour: 3, daily: { ...UNLIMITED, avtocod: 50 } },
			{ store: awayStore(database.store) },
		);
		const one = Array.from({ length: 9 }, () => order(visitor('anna', '192.0.2.1')));
		expect(await granted([budget], one)).toBe(3);
		expect(
			await granted(
				[budget],
				Array.from({ length: 9 }, () => order()),
			),
		).toBe(2);
		expect(await budget.take(order())).toBe('budget');
		expect(await budget.take(one[0] as SupplierOrder)).toBe('granted');
		await expect(budget.used()).rejects.toThrow();
		await budget.giveBack(one[0] as SupplierOrder);
		expect(
			await granted(
				[budget],
				Array.from({ length: 4 }, () => order()),
			),
		).toBe(1);
	});
});
