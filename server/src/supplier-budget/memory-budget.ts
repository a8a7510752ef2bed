import type { OrderBudget } from '@avtosverka/registers/order-budget';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../deps.ts';
import { askerCounts, type BudgetLimits, budgetDay } from './limits.ts';

const HOUR_MS = 60 * 60 * 1000;
const REMEMBERED_AT_MOST = 50_000;

/** This part of a day's budget one process may use without knowing what the others use. */
const SHARE = 10;

/**
 * What a process may order while the store is away: askers as ever, and of each day's budget a tenth, so that neither
 * an outage stops the site nor is it a way around the budget. Gives nothing back.
 */
export function createMemoryBudget(limits: BudgetLimits, clock: Clock): Pick<OrderBudget, 'take'> {
	const counts = new LRUCache<string, number>({ max: REMEMBERED_AT_MOST });
	const keys = new LRUCache<string, true>({ max: REMEMBERED_AT_MOST });

	/** True when that is more than `most`. */
	function count(what: string, most: number): boolean {
		const counted = (counts.get(what) ?? 0) + 1;
		counts.set(what, counted);
		return counted > most;
	}

	return {
		async take({ supplier, key, asker }) {
			const name = `${supplier}:${key}`;
			if (key !== null && keys.has(name)) return 'granted';
			const now = clock.now();
			const hour = Math.floor(now.getTime() / HOUR_MS);
			const over = askerCounts(asker, limits).map(({ by, who, most }) =>
				count(`${supplier}:${by}:${who}:${hour}`, most),
			);
			if (over.includes(true)) return 'limit';
			const daily = limits.daily[supplier];
			if (daily !== null && count(`${supplier}:${budgetDay(now)}`, Math.ceil(daily / SHARE))) return 'budget';
			if (key !== null) keys.set(name, true);
			return 'granted';
		},
	};
}
