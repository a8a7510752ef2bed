import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Clock } from '../deps.ts';
import type { AskerCount } from '../http/guards/asker-counts.ts';
import { countInAll, giveBackInAll } from '../store/count-in-all.ts';
import { createSharedCount, type SharedCount } from '../store/shared-count.ts';
import type { Store } from '../store/store.ts';

/** The limit of what one asker may order of a supplier in an hour, shared by all processes. */
export type AskerLimit = {
	/** Counts an order in each of the ways, or in none and false where one of them is over its limit. */
	take(supplier: PaidSupplierId, counts: readonly AskerCount[]): Promise<boolean>;
	/** Counts an order less. */
	giveBack(supplier: PaidSupplierId, counts: readonly AskerCount[]): Promise<void>;
};

const HOUR_SECONDS = 60 * 60;

export function createAskerLimit(store: Store, clock: Clock, appSecret: string): AskerLimit {
	const made = new Map<string, SharedCount>();
	function countOf(supplier: PaidSupplierId, { by, most }: AskerCount): SharedCount {
		const name = `order-${supplier}-${by}`;
		const options = { appSecret, name, most, windowSeconds: HOUR_SECONDS };
		const count = made.get(name) ?? createSharedCount(store, clock, options);
		made.set(name, count);
		return count;
	}

	const limitsOf = (supplier: PaidSupplierId, counts: readonly AskerCount[]) =>
		counts.map((one) => [countOf(supplier, one), one.who] as const);

	return {
		take: (supplier, counts) => countInAll(limitsOf(supplier, counts)),
		giveBack: (supplier, counts) => giveBackInAll(limitsOf(supplier, counts)),
	};
}
