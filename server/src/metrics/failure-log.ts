import { type CallObserver, hasReply } from '../call-observer.ts';
import type { Deps } from '../deps.ts';
import { onceAMinute } from '../once-a-minute.ts';

/**
 * Writes of calls to suppliers that failed: for each supplier and outcome a line at most once a minute, with
 * how many such calls there were since the last one; and a line when a supplier begins to be spared and when
 * it answers again. An event has nothing of its question, and so has a line.
 */
export function createFailureLog({
	log,
	clock,
}: Pick<Deps, 'log' | 'clock'>): Pick<CallObserver, 'onEvent' | 'onBreaker'> {
	const kinds = new Map<string, () => void>();
	const sparedSince = new Map<string, number>();
	return {
		onEvent({ supplier, outcome }) {
			if (hasReply({ outcome })) return;
			const kind = `${supplier} ${outcome}`;
			const note =
				kinds.get(kind) ??
				onceAMinute(clock, (failed) => log.warn({ supplier, outcome, failed }, 'calls to a supplier failed'));
			kinds.set(kind, note);
			note();
		},
		onBreaker({ supplier, open }) {
			const now = clock.now().getTime();
			const since = sparedSince.get(supplier);
			if (open && since === undefined) {
				sparedSince.set(supplier, now);
				log.warn({ supplier }, 'a supplier that fails is spared');
			}
			if (!open && since !== undefined) {
				sparedSince.delete(supplier);
				log.info({ supplier, sparedMs: now - since }, 'a supplier answers again');
			}
		},
	};
}
