import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Asker } from '@avtosverka/registers/order-budget';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import type { Clock } from '../../deps.ts';
import { askerCounts } from './asker-counts.ts';

/** A person looks at a car before its report is ordered, and at some that they never order. */
const LOOKUPS_A_REPORT = 2;
const HOUR_MS = 60 * 60_000;
const ASKERS_AT_MOST = 50_000;
const LOOKUPS_AT_MOST = 200_000;

/** How many cars that nothing is cached of an asker has looked up. */
export type VinGuesses = {
	/**
	 * True for an asker who has looked up too many: they are answered as if nothing were cached of any car,
	 * since a cached answer reveals that a VIN exists and was not made up. Never a refusal: carriers share
	 * addresses, and robots read.
	 */
	areTooMany(asker: Asker): boolean;
	/** Counts a car of which nothing is cached, once an hour. */
	count(asker: Asker, vin: Vin): void;
};

/**
 * In an hour, by visitor, address and network: twice as many cars as reports may be ordered. In this
 * process's memory, which is bounded: reading what is cached needs no further query to the store.
 */
export function createVinGuesses(
	clock: Clock,
	{ limits }: { readonly limits: Pick<Config['limits'], 'reportsPerHour'> },
): VinGuesses {
	const options = { ttl: HOUR_MS, perf: { now: () => clock.now().getTime() }, ttlResolution: 0 };
	const counts = new LRUCache<string, number>({ ...options, max: ASKERS_AT_MOST });
	const counted = new LRUCache<string, true>({ ...options, max: LOOKUPS_AT_MOST });
	const waysOf = (asker: Asker) =>
		askerCounts(asker, { askerPerHour: limits.reportsPerHour * LOOKUPS_A_REPORT }).map(
			({ by, who, most }) => ({
				most,
				key: `${by} ${who}`,
			}),
		);

	return {
		areTooMany: (asker) => waysOf(asker).some(({ key, most }) => (counts.get(key) ?? 0) >= most),
		count(asker, vin) {
			for (const { key } of waysOf(asker)) {
				const lookup = `${key} ${vin}`;
				if (counted.has(lookup)) continue;
				counted.set(lookup, true);
				counts.set(key, (counts.get(key) ?? 0) + 1, { noUpdateTTL: true });
			}
		},
	};
}
