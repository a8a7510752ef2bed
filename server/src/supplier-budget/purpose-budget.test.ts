import { ORDER_PURPOSES, type OrderPurpose } from '@avtosverka/contract/vocabulary/order-purpose';
import type { Asker, SupplierOrder } from '@avtosverka/registers/order-budget';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../answers/testing/test-clock.ts';
import type { ServerBudget } from './create-budget.ts';
import { setUpBudgets } from './testing/set-up-budgets.ts';
import {
	awayStore,
	granted,
	INSTALLATION,
	order,
	purposesWith,
	UNLIMITED,
	visitor,
} from './testing/test-budget.ts';

const budgets = setUpBudgets();
const { database, processWith } = budgets;

const ofPurpose = (purpose: 'paid-lookup' | 'owner-report') => order({ kind: 'installation', purpose });

describe('the budget of a purpose', () => {
	test('stops its own orders and no others, and is refused like the budget of the day', async () => {
		const purposes = purposesWith({ 'owner-report': 1 });
		const budget = processWith({ purposes, daily: { ...UNLIMITED, avtocod: 3 } });
		expect(await budget.take(ofPurpose('owner-report'))).toBe('granted');
		expect(await budget.take(ofPurpose('owner-report'))).toBe('budget');
		expect(await budget.take(order(INSTALLATION, { supplier: 'apicloud', key: null }))).toBe('granted');
		expect((await budget.used()).get('avtocod')?.used).toBe(1);
		expect(await budget.take(ofPurpose('paid-lookup'))).toBe('granted');
		budgets.clock.pass(DAY_MS);
		expect(await budget.take(ofPurpose('owner-report'))).toBe('granted');
	});

	test('of nothing refuses every order, and counts none', async () => {
		const budget = processWith({ purposes: purposesWith({ 'paid-lookup': 0 }) });
		const refused = ofPurpose('paid-lookup');
		expect([await budget.take(refused), await budget.take(refused)]).toEqual(['budget', 'budget']);
		expect([(await budget.used()).size, await budget.spentToday()]).toEqual([0, []]);
	});

	test('gets back what was not bought, and what the day refused costs it nothing', async () => {
		const purposes = purposesWith({ 'owner-report': 2 });
		const budget = processWith({ purposes, daily: { ...UNLIMITED, avtocod: 1 } });
		const first = ofPurpose('owner-report');
		expect(await budget.take(first)).toBe('granted');
		expect(await budget.take(ofPurpose('owner-report'))).toBe('budget');
		expect(await budget.spentToday()).toMatchObject([{ purpose: 'owner-report', orders: 1, kopecks: 12_50 }]);
		await budget.giveBack(first);
		expect(await budget.spentToday()).toMatchObject([{ orders: 0, kopecks: 0 }]);
		expect(await budget.take(ofPurpose('owner-report'))).toBe('granted');
	});

	test('leaves nothing of a refused order that an asker could be charged for', async () => {
		const purposes = purposesWith({ check: 0 });
		const anna = () => order(visitor('anna', '192.0.2.1'));
		const refusing = processWith({ purposes, askerPerHour: 1 });
		expect([await refusing.take(anna()), await refusing.take(anna())]).toEqual(['budget', 'budget']);
		expect(await processWith({ askerPerHour: 1 }).take(anna())).toBe('granted');
	});

	test('is told to the operator once at four fifths, and once when it is spent, with its name', async () => {
		const purposes = purposesWith({ 'owner-report': 5 });
		const nodes = [processWith({ purposes }), processWith({ purposes })];
		for (let time = 0; time < 7; time += 1) await nodes[time % 2]?.take(ofPurpose('owner-report'));
		expect(budgets.warnings).toEqual([
			'{"supplier":"avtocod","purpose":"owner-report","limit":5,"used":4} a daily budget is nearly spent',
			'{"supplier":"avtocod","purpose":"owner-report","limit":5} a daily budget is spent',
			'{"supplier":"avtocod","purpose":"owner-report","limit":5} a daily budget is spent',
		]);
	});

	test('is shown by metrics', async () => {
		const limits = {
			daily: UNLIMITED,
			dailyCost: UNLIMITED,
			purposes: purposesWith({ 'owner-report': 5, watch: 2 }),
		};
		const budget = processWith(limits);
		budgets.metrics.watchBudgets({ limits, budget });
		await budget.take(ofPurpose('owner-report'));
		await budget.take(ofPurpose('paid-lookup'));
		const text = await budgets.metrics.text();
		const purposeOf = (name: string, labels: string) =>
			text
				.split('\n')
				.filter(
					(line) => line.startsWith(`avtosverka_supplier_purpose_budget_${name}{`) && line.includes(labels),
				);
		expect(purposeOf('used', '')).toEqual([
			'avtosverka_supplier_purpose_budget_used{supplier="avtocod",purpose="watch"} 0',
			'avtosverka_supplier_purpose_budget_used{supplier="avtocod",purpose="owner-report"} 1',
		]);
		expect(purposeOf('limit', 'watch')).toEqual([
			'avtosverka_supplier_purpose_budget_limit{supplier="avtocod",purpose="watch"} 2',
		]);
	});

	test('and that of the day are never exceeded, whatever several processes order and give back at once', async () => {
		const purpose = fc.constantFrom(...ORDER_PURPOSES);
		const limit = fc.option(fc.integer({ min: 0, max: 6 }));
		const attempt = fc.record({ purpose, back: fc.boolean() });
		await fc.assert(
			fc.asyncProperty(
				fc.array(attempt, { minLength: 10, maxLength: 40 }),
				limit,
				fc.record({ check: limit, bot: limit, watch: limit, 'paid-lookup': limit, 'owner-report': limit }),
				async (attempts, most, mostOf) => {
					await budgets.empty();
					const limits = {
						daily: { ...UNLIMITED, avtocod: most },
						dailyCost: UNLIMITED,
						purposes: purposesWith(mostOf),
					};
					const nodes = [processWith(limits), processWith(limits), processWith(limits)];
					const bought = await Promise.all(
						attempts.map(async ({ purpose, back }, at) => {
							const node = nodes[at % nodes.length] as ServerBudget;
							const asker = { ...visitor(`visitor ${at}`, `192.0.2.${at}`), purpose } as Asker;
							const one = order(asker);
							if ((await node.take(one)) !== 'granted') return null;
							if (back) await node.giveBack(one);
							return back ? null : purpose;
						}),
					);
					const count = (of: OrderPurpose) => bought.filter((one) => one === of).length;
					const total = bought.filter((one) => one !== null).length;
					expect(total).toBeLessThanOrEqual(most ?? total);
					for (const of of ORDER_PURPOSES) expect(count(of)).toBeLessThanOrEqual(mostOf[of] ?? total);
					expect((await nodes[0]?.used())?.get('avtocod')?.used ?? 0).toBe(total);
					const spent = (await nodes[0]?.spentToday()) ?? [];
					for (const of of ORDER_PURPOSES) {
						expect(spent.find((row) => row.purpose === of)?.orders ?? 0).toBe(count(of));
					}
				},
			),
			{ numRuns: 8 },
		);
	});
});

describe('while the store is away', () => {
	test.each([1, 7, 12, 40])('%i processes together use a tenth of each budget at most', async (processes) => {
		const limits = {
			daily: { ...UNLIMITED, avtocod: 300 },
			dailyCost: UNLIMITED,
			purposes: purposesWith({ 'owner-report': 100 }),
		};
		const nodes = Array.from({ length: processes }, () =>
			processWith(limits, { store: awayStore(database.store), processes }),
		);
		const take = (wanted: () => SupplierOrder) =>
			granted(nodes, Array.from({ length: 60 * processes }, wanted));
		const reports = await take(() => ofPurpose('owner-report'));
		expect(reports).toBe(Math.floor(10 / processes) * processes);
		expect(reports + (await take(() => ofPurpose('paid-lookup')))).toBe(
			Math.floor(30 / processes) * processes,
		);
	});
});
