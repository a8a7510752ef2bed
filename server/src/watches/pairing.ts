import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { WatchedRecord } from '../check/sections/watched-record.ts';
import type { KnownRecord } from '../store/schema/watch.ts';

/** A record, and what is remembered of it. */
type Pair = { readonly one: WatchedRecord; readonly old: KnownRecord; readonly same: boolean };

/** The ranks of a pair: from the same state by this supplier to another state by others. */
const RANKS = [0, 1, 2, 3, 4, 5];

/**
 * Finds the records of one key among those that are remembered under it, the likeliest pairs first. `added`
 * are the records without one, `left` what is remembered and not there.
 */
export function pairUp(
	now: readonly WatchedRecord[],
	had: readonly KnownRecord[],
	source: SupplierId,
): {
	readonly pairs: readonly Pair[];
	readonly added: readonly WatchedRecord[];
	readonly left: readonly KnownRecord[];
} {
	const pairs: Pair[] = [];
	let added = [...now];
	const left = [...had];
	for (const rank of RANKS) {
		added = added.filter((one) => {
			const place = left.findIndex((old) => rankOf(one, old, source) === rank);
			const [old] = place < 0 ? [] : left.splice(place, 1);
			if (old) pairs.push({ one, old, same: rank < 4 });
			return old === undefined;
		});
	}
	return { pairs, added, left };
}

function rankOf({ state }: WatchedRecord, old: KnownRecord, source: SupplierId): number {
	const isAlike = (fits: (one: string | null, other: string | null) => boolean) =>
		state.every((value, place) => fits(value, old.state[place] ?? null));
	const exact = isAlike((one, other) => one === other);
	const same = isAlike((one, other) => one === null || other === null || one === other);
	return (exact ? 0 : same ? 2 : 4) + (old.by.includes(source) ? 0 : 1);
}
