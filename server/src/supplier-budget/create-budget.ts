import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { OrderBudget, OrderRefusal, SupplierOrder } from '@avtosverka/registers/order-budget';
import type { OrderPrices } from '../config/budgets.ts';
import type { Clock, Logger } from '../deps.ts';
import { askerCounts } from '../http/guards/asker-counts.ts';
import type { Store } from '../store/store.ts';
import { createStoreFallback } from '../store/store-fallback.ts';
import { createAskerLimit } from './asker-limit.ts';
import { type BudgetLimits, budgetDay, firstOfMonth } from './limits.ts';
import {
	type DaySpending,
	findDaySpending,
	findSpending,
	type MonthSpending,
	type SpendingEntry,
} from './spending/store.ts';
import {
	type BudgetScope,
	countSupplierOrder,
	type DayUse,
	isCounted,
	uncountSupplierOrder,
	usedOn,
} from './store.ts';
import { createMemoryBudget } from './unstored/memory-budget.ts';
import type { OrdersFile } from './unstored/orders-file.ts';

/** What became of an order: granted, refused, or not bought after all. */
export type OrderOutcome = 'granted' | 'given-back' | OrderRefusal;

export type BudgetDeps = {
	readonly store: Store;
	readonly clock: Clock;
	readonly log: Pick<Logger, 'warn' | 'error'>;
	readonly metrics: { supplierOrdered(supplier: PaidSupplierId, outcome: OrderOutcome): void };
	readonly appSecret: string;
	readonly limits: BudgetLimits;
	/** Kopecks for an order; null where no price is set. */
	readonly prices: OrderPrices;
	/** What was and is ordered while the store is away. */
	readonly orders: OrdersFile;
	/** How many processes share the budgets, as far as this one has seen. */
	readonly processes: () => number;
};

/** A budget that the operator can look at. */
export type ServerBudget = OrderBudget & {
	/** Orders of today and what they cost, by all processes together; rejects when the store fails. */
	used(): Promise<ReadonlyMap<PaidSupplierId, DayUse>>;
	/** What orders of today cost by purpose, by all processes together; rejects when the store fails. */
	spentToday(): Promise<readonly DaySpending[]>;
	/** What orders of this month cost by purpose, by all processes together; rejects when the store fails. */
	spentThisMonth(): Promise<readonly MonthSpending[]>;
};

/** The installation's budget, counted in its store by every process; in memory while it is away. */
export function createBudget(deps: BudgetDeps): ServerBudget {
	const { store, clock, log, metrics, appSecret, limits, prices } = deps;
	const askerLimit = createAskerLimit(store, clock, appSecret);
	const storeFallback = createStoreFallback({ clock, log }, 'budgets of suppliers');
	const inMemory = createMemoryBudget(deps);
	/** The day on which this process has counted an order: what it has not counted it must not give back. */
	const countedOn = new WeakMap<SupplierOrder, string>();
	const spentOn = new Map<string, string>();

	const spendingOf = ({ supplier, asker: { purpose } }: SupplierOrder, day: string): SpendingEntry => ({
		supplier,
		day,
		purpose,
		kopecks: prices[supplier] ?? 0,
	});

	async function takeShared(order: SupplierOrder): Promise<'granted' | OrderRefusal> {
		const { supplier, key, asker } = order;
		const day = budgetDay(clock.now());
		if (await isCounted(store, { supplier, key, day })) return 'granted';
		const counts = askerCounts(asker, limits);
		if (!(await askerLimit.take(supplier, counts))) return 'limit';
		const spending = spendingOf(order, day);
		const limitsOfOrder = {
			day: limits.daily[supplier],
			cost: limits.dailyCost[supplier],
			purpose: limits.purposes[supplier][asker.purpose],
		};
		const fieldsOf = (scope: BudgetScope) => ({
			supplier,
			...(scope === 'purpose' && { purpose: asker.purpose }),
			...(scope === 'cost' && { unit: 'kopecks' }),
			limit: limitsOfOrder[scope],
		});
		const counted = await countSupplierOrder(
			store,
			{ supplier, key, day },
			{ limits: limitsOfOrder, spending },
		);
		if (counted.kind === 'counted') {
			countedOn.set(order, day);
			for (const { of, used } of counted.alarms)
				log.warn({ ...fieldsOf(of), used }, 'a daily budget is nearly spent');
		}
		if (counted.kind !== 'spent') return 'granted';
		tellSpent(day, fieldsOf(counted.of));
		await askerLimit.giveBack(supplier, counts);
		return 'budget';
	}

	async function giveBackShared(order: SupplierOrder): Promise<void> {
		const { supplier, key, asker } = order;
		const day = countedOn.get(order);
		if (day === undefined) return;
		countedOn.delete(order);
		await uncountSupplierOrder(store, { supplier, key, day }, spendingOf(order, day));
		await askerLimit.giveBack(supplier, askerCounts(asker, limits));
	}

	function tellSpent(day: string, budget: { readonly supplier: PaidSupplierId }): void {
		const name = JSON.stringify(budget);
		if (spentOn.get(name) === day) return;
		spentOn.set(name, day);
		log.warn(budget, 'a daily budget is spent');
	}

	return {
		async take(order) {
			const verdict = await storeFallback.during(
				() => takeShared(order),
				() => inMemory.take(order),
			);
			metrics.supplierOrdered(order.supplier, verdict);
			return verdict;
		},
		async giveBack(order) {
			if (!countedOn.has(order)) return inMemory.giveBack(order);
			await storeFallback.during(
				() => giveBackShared(order),
				() => undefined,
			);
			metrics.supplierOrdered(order.supplier, 'given-back');
		},
		used: () => usedOn(store, budgetDay(clock.now())),
		spentToday: () => findDaySpending(store, budgetDay(clock.now())),
		spentThisMonth: () => findSpending(store, firstOfMonth(budgetDay(clock.now()))),
	};
}
