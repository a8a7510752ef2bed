import type { Clock } from '../../deps.ts';
import type { Store } from '../../store/store.ts';
import { countOverdue } from './store.ts';

/** Longer than any queue of ours is on a usual day. */
const OVERDUE_MS = 60_000;

/** How many blocks have been due for a minute without a lease: the same number on every node. */
export function createOverdue(store: Store, clock: Clock) {
	return {
		overdue: () => countOverdue(store, new Date(clock.now().getTime() - OVERDUE_MS)),
	};
}
