import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { OrderBudget, OrderRefusal, SupplierOrder } from '@avtosverka/registers/order-budget';
import type { Clock, Logger } from '../deps.ts';
import type { Store } from '../store/store.ts';
import { createStoreFallback } from '../store/store-fallback.ts';
import { createAskerLimit } from './asker-limit.ts';
import { askerCounts, type BudgetLimits, budgetDay } from './limits.ts';
import { createMemoryBudget } from './memory-budget.ts';
import { countOrder, isCounted, uncountOrder, usedOn } from './store.ts';

/** What became of an order: granted, refused, or not bought after all. */
export type OrderOutcome = 'granted' | 'given-back' | OrderRefusal;

export type BudgetDeps = {
	readonly store: Store;
	readonly clock: Clock;
	readonly log: Pick<Logger, 'warn' | 'error'>;
	readonly metrics: { supplierOrdered(supplier: PaidSupplierId, outcome: OrderOutcome): void };
	readonly appSecret: string;
	readonly limits: BudgetLimits;
};

/** A budget that the operator can look at. */
export type ServerBudget = OrderBudget & {
	/** Orders of today, by all processes together; rejects when the store fails. */
	used(): Promise<ReadonlyMap<PaidSupplierId, number>>;
};

/** The part of a day's budget at which the operator is told. */
const ALARM_PART = 0.8;

/** The installation's budget, counted in its store by every process; in memory while it is away. */
export function createBudget({ store, clock, log, metrics, appSecret, limits }: BudgetDeps): ServerBudget {
	const askerLimit = createAskerLimit(store, clock, appSecret);
	const storeFallback = createStoreFallback({ clock, log }, 'budgets of suppliers');
	const inMemory = createMemoryBudget(limits, clock);
	/** The day on which this process has counted an order: what it has not counted it must not give back. */
	const countedOn = new WeakMap<SupplierOrder, string>();
	const spentOn = new Map<PaidSupplierId, string>();

	async function takeShared(order: SupplierOrder): Promise<'granted' | OrderRefusal> {
		const { supplier, key, asker } = order;
		const day = budgetDay(clock.now());
		if (await isCounted(store, { supplier, key, day })) return 'granted';
		const counts = askerCounts(asker, limits);
		if (!(await askerLimit.take(supplier, counts))) return 'limit';
		const limit = limits.daily[supplier];
		const alarmAt = limit === null ? null : Math.ceil(limit * ALARM_PART);
		const counted = await countOrder(store, { supplier, key, day }, { limit, alarmAt });
		if (counted.kind === 'counted') {
			countedOn.set(order, day);
			if (counted.alarm) log.warn({ supplier, used: counted.used, limit }, 'a daily budget is nearly spent');
		}
		if (counted.kind !== 'spent') return 'granted';
		tellSpent(supplier, day, limit);
		await askerLimit.giveBack(supplier, counts);
		return 'budget';
	}

	async function giveBackShared(order: SupplierOrder): Promise<void> {
		const { supplier, key, asker } = order;
		const day = countedOn.get(order);
		if (day === undefined) return;
		countedOn.delete(order);
		await uncountOrder(store, { supplier, key, day });
		await askerLimit.giveBack(supplier, askerCounts(asker, limits));
	}

	function tellSpent(supplier: PaidSupplierId, day: string, limit: number | null): void {
		if (spentOn.get(supplier) === day) return;
		spentOn.set(supplier, day);
		log.warn({ supplier, limit }, 'a daily budget is spent');
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
	};
}
