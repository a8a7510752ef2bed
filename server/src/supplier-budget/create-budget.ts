import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { OrderBudget, OrderRefusal, SupplierOrder } from '@avtosverka/registers/order-budget';
import type { Clock, Logger } from '../deps.ts';
import { createOutage } from '../store/outage.ts';
import { createSharedCount, type SharedCount } from '../store/shared-count.ts';
import type { Store } from '../store/store.ts';
import { type AskerCount, askerCounts, type BudgetLimits, budgetDay } from './limits.ts';
import { createMemoryBudget } from './memory-budget.ts';
import { countOrder, type DayOrder, isCounted, uncountOrder, usedOn } from './store.ts';

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

const HOUR_SECONDS = 60 * 60;
/** The part of a day's budget at which the operator is told. */
const ALARM_PART = 0.8;

/** The budget of an installation, counted in its store by every process; in memory while the store is away. */
export function createBudget({ store, clock, log, metrics, appSecret, limits }: BudgetDeps): ServerBudget {
	const isTooMany = createAskerLimit(store, clock, appSecret);
	const outage = createOutage({ clock, log }, 'budgets of suppliers');
	const inMemory = createMemoryBudget(limits, clock);
	/** The day on which this process has counted an order: what it has not counted it must not give back. */
	const countedOn = new WeakMap<SupplierOrder, string>();
	const spentOn = new Map<PaidSupplierId, string>();

	async function takeShared(order: SupplierOrder): Promise<'granted' | OrderRefusal> {
		const { supplier, key, asker } = order;
		const day = budgetDay(clock.now());
		if (await isCounted(store, { supplier, key, day })) return 'granted';
		if (await isTooMany(supplier, askerCounts(asker, limits))) return 'limit';
		const limit = limits.daily[supplier];
		const alarmAt = limit === null ? null : Math.ceil(limit * ALARM_PART);
		const counted = await countOrder(store, { supplier, key, day }, { limit, alarmAt });
		if (counted.kind === 'counted') {
			countedOn.set(order, day);
			if (counted.alarm) log.warn({ supplier, used: counted.used, limit }, 'a daily budget is nearly spent');
		}
		if (counted.kind === 'spent') tellSpent(supplier, day, limit);
		return counted.kind === 'spent' ? 'budget' : 'granted';
	}

	function tellSpent(supplier: PaidSupplierId, day: string, limit: number | null): void {
		if (spentOn.get(supplier) === day) return;
		spentOn.set(supplier, day);
		log.warn({ supplier, limit }, 'a daily budget is spent');
	}

	return {
		async take(order) {
			const verdict = await outage.during(
				() => takeShared(order),
				() => inMemory.take(order),
			);
			metrics.supplierOrdered(order.supplier, verdict);
			return verdict;
		},
		async giveBack(order) {
			const day = countedOn.get(order);
			if (day === undefined) return;
			countedOn.delete(order);
			const { supplier, key } = order;
			const counted: DayOrder = { supplier, key, day };
			await outage.during(
				() => uncountOrder(store, counted),
				() => undefined,
			);
			metrics.supplierOrdered(supplier, 'given-back');
		},
		used: () => usedOn(store, budgetDay(clock.now())),
	};
}

/** Counts an order for each way in which its asker is counted; true when one of them is over its limit. */
function createAskerLimit(store: Store, clock: Clock, appSecret: string) {
	const made = new Map<string, SharedCount>();
	function countOf(supplier: PaidSupplierId, { by, most }: AskerCount): SharedCount {
		const name = `order-${supplier}-${by}`;
		const options = { appSecret, name, most, windowSeconds: HOUR_SECONDS };
		const count = made.get(name) ?? createSharedCount(store, clock, options);
		made.set(name, count);
		return count;
	}
	return async (supplier: PaidSupplierId, counts: readonly AskerCount[]): Promise<boolean> => {
		for (const one of counts) if (await countOf(supplier, one).count(one.who)) return true;
		return false;
	};
}
