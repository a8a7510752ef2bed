import type { Deps } from '../../deps.ts';
import { type RepeatedWork, repeat } from '../../store/repeat.ts';
import { budgetDay } from '../limits.ts';
import { countMadeOrder } from '../store.ts';
import type { OrdersFile } from './orders-file.ts';

const EVERY_MS = 15_000;
/** No call to a supplier lasts so long: what is older is not given back any more. */
const UNDER_WAY_MS = 5 * 60_000;

/**
 * Counts in the store what was ordered while it was away. An order that is counted and not marked, because
 * the process died between the two, is known there by its key.
 */
export async function settleOrders(
	{ store, clock }: Pick<Deps, 'store' | 'clock'>,
	orders: OrdersFile,
): Promise<void> {
	const now = clock.now();
	for (const order of await orders.unsettled()) {
		if (order.at > now.getTime() - UNDER_WAY_MS) continue;
		await countMadeOrder(store, order, order);
		await orders.settle(order);
	}
	await orders.purge(budgetDay(now));
}

/** Settles now and then until it is stopped. */
export function startSettling(deps: Pick<Deps, 'store' | 'clock' | 'log'>, orders: OrdersFile): RepeatedWork {
	const part = 'orders of an outage';
	const failure = 'orders of an outage were not counted';
	return repeat(deps, { part, failure, everyMs: EVERY_MS }, () => settleOrders(deps, orders));
}
