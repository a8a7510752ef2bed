import { randomUUID } from 'node:crypto';
import { isNearlySpent } from '@avtosverka/contract/vocabulary/budget';
import type { OrderBudget, SupplierOrder } from '@avtosverka/registers/order-budget';
import { LRUCache } from 'lru-cache';
import type { OrderPrices } from '../../config/budgets.ts';
import type { Clock, Logger } from '../../deps.ts';
import { askerCounts } from '../../http/guards/asker-counts.ts';
import { type BudgetLimits, budgetDay } from '../limits.ts';
import type { OrdersFile, UnstoredOrder } from './orders-file.ts';

const HOUR_MS = 60 * 60 * 1000;
const REMEMBERED_AT_MOST = 50_000;

/** This part of a day's budget all processes together may use without knowing what is used already. */
const SHARE = 10;

export type MemoryBudgetDeps = {
	readonly clock: Clock;
	readonly log: Pick<Logger, 'warn'>;
	readonly limits: BudgetLimits;
	readonly prices: OrderPrices;
	/** How many processes share the budgets, as far as this one has seen. */
	readonly processes: () => number;
	readonly orders: OrdersFile;
};

/** A count of the day, how much an order adds to it, and the share that it must not exceed. */
type DailyCount = { readonly what: string; readonly adds: number; readonly most: number };

/**
 * What a process may order while the store is away: askers as ever, and of each budget of the day its part of
 * a tenth, so that neither an outage stops the site nor is it a way around the budget. The part is by the
 * number of `processes` that were last seen; what was ordered today before a restart stands in `orders`.
 */
export function createMemoryBudget(deps: MemoryBudgetDeps): OrderBudget {
	const { clock, log, limits, prices, processes, orders } = deps;
	const counts = new LRUCache<string, number>({ max: REMEMBERED_AT_MOST });
	const keys = new LRUCache<string, true>({ max: REMEMBERED_AT_MOST });
	const taken = new WeakMap<SupplierOrder, { readonly made: UnstoredOrder; readonly undo: () => void }>();
	const warned = new Set<string>();
	const countOf = (what: string) => counts.get(what) ?? 0;
	const add = (what: string, more: number) => counts.set(what, countOf(what) + more);
	const keyOf = (supplier: string, key: string | null) => (key === null ? null : `${supplier}:${key}`);
	let loading: Promise<void> | null = null;

	function dailyOf({
		supplier,
		purpose,
		day,
		kopecks,
	}: Omit<UnstoredOrder, 'id' | 'at' | 'key'>): DailyCount[] {
		const share = (limit: number | null) =>
			limit === null ? Number.POSITIVE_INFINITY : Math.floor(limit / SHARE / processes());
		const of = `${supplier}:${day}`;
		return [
			{ what: of, adds: 1, most: share(limits.daily[supplier]) },
			{ what: `${of}:kopecks`, adds: kopecks, most: share(limits.dailyCost[supplier]) },
			{ what: `${of}:${purpose}`, adds: 1, most: share(limits.purposes[supplier][purpose]) },
		];
	}

	/** Once, when the store is away for the first time. */
	async function load(): Promise<void> {
		for (const order of await orders.read(budgetDay(clock.now()))) {
			for (const { what, adds } of dailyOf(order)) add(what, adds);
			const key = keyOf(order.supplier, order.key);
			if (key !== null) keys.set(key, true);
		}
	}

	function warnOf(daily: readonly DailyCount[]): void {
		for (const { what, most } of daily) {
			if (!isNearlySpent(countOf(what), most) || warned.has(what)) continue;
			warned.add(what);
			log.warn({ budget: what, share: most }, 'the share of a budget without the store is nearly spent');
		}
	}

	return {
		async take(order) {
			loading ??= load();
			await loading;
			const { supplier, asker } = order;
			const key = keyOf(supplier, order.key);
			if (key !== null && keys.has(key)) return 'granted';
			const now = clock.now();
			const hour = Math.floor(now.getTime() / HOUR_MS);
			const hourly = askerCounts(asker, limits).map(({ by, who, most }) => ({
				what: `${supplier}:${by}:${who}:${hour}`,
				adds: 1,
				most,
			}));
			const isFull = ({ what, adds, most }: DailyCount) => countOf(what) + adds > most;
			if (hourly.some(isFull)) return 'limit';
			const made = {
				...{ id: randomUUID(), at: now.getTime(), supplier, purpose: asker.purpose },
				...{ day: budgetDay(now), kopecks: prices[supplier] ?? 0, key: order.key },
			};
			const daily = dailyOf(made);
			if (daily.some(isFull)) return 'budget';
			const all = [...hourly, ...daily];
			for (const { what, adds } of all) add(what, adds);
			if (key !== null) keys.set(key, true);
			const undo = () => {
				for (const { what, adds } of all) add(what, -adds);
				if (key !== null) keys.delete(key);
			};
			taken.set(order, { made, undo });
			warnOf(daily);
			await orders.add(made);
			return 'granted';
		},
		async giveBack(order) {
			const own = taken.get(order);
			if (!own) return;
			taken.delete(order);
			own.undo();
			await orders.giveBack(own.made);
		},
	};
}
