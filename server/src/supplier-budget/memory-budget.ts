import type { OrderBudget, SupplierOrder } from '@avtosverka/registers/order-budget';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../deps.ts';
import { askerCounts } from '../http/guards/asker-counts.ts';
import { type BudgetLimits, budgetDay } from './limits.ts';

const HOUR_MS = 60 * 60 * 1000;
const REMEMBERED_AT_MOST = 50_000;

/** This part of a day's budget all processes together may use without knowing what is used already. */
const SHARE = 10;

/**
 * What a process may order while the store is away: askers as ever, and of each budget of the day its part of
 * a tenth, so that neither an outage stops the site nor is it a way around the budget. The part is by the
 * number of `processes` that were last seen.
 */
export function createMemoryBudget(limits: BudgetLimits, clock: Clock, processes: () => number): OrderBudget {
	const counts = new LRUCache<string, number>({ max: REMEMBERED_AT_MOST });
	const keys = new LRUCache<string, true>({ max: REMEMBERED_AT_MOST });
	const taken = new WeakMap<SupplierOrder, readonly string[]>();
	const add = (what: string, more: number) => counts.set(what, (counts.get(what) ?? 0) + more);
	const keyOf = ({ supplier, key }: SupplierOrder) => (key === null ? null : `${supplier}:${key}`);

	return {
		async take(order) {
			const { supplier, asker } = order;
			const key = keyOf(order);
			if (key !== null && keys.has(key)) return 'granted';
			const now = clock.now();
			const hour = Math.floor(now.getTime() / HOUR_MS);
			const hourly = askerCounts(asker, limits).map(({ by, who, most }) => ({
				what: `${supplier}:${by}:${who}:${hour}`,
				most,
			}));
			const isFull = ({ what, most }: { what: string; most: number }) => (counts.get(what) ?? 0) >= most;
			if (hourly.some(isFull)) return 'limit';
			const share = (limit: number | null) =>
				limit === null ? Number.POSITIVE_INFINITY : Math.floor(limit / SHARE / processes());
			const day = `${supplier}:${budgetDay(now)}`;
			const daily = [
				{ what: day, most: share(limits.daily[supplier]) },
				{ what: `${day}:${asker.purpose}`, most: share(limits.purposes[supplier][asker.purpose]) },
			];
			if (daily.some(isFull)) return 'budget';
			const all = [...hourly, ...daily].map(({ what }) => what);
			for (const what of all) add(what, 1);
			if (key !== null) keys.set(key, true);
			taken.set(order, all);
			return 'granted';
		},
		async giveBack(order) {
			for (const what of taken.get(order) ?? []) add(what, -1);
			const key = keyOf(order);
			if (key !== null && taken.delete(order)) keys.delete(key);
		},
	};
}
