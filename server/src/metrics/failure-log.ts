import type { TransportEvent } from '@avtosverka/registers/transport/transport';
import type { Deps } from '../deps.ts';
import { onceAMinute } from '../once-a-minute.ts';
import { isFailed } from './supplier-calls.ts';

/**
 * Writes of calls to suppliers that failed: for each supplier and outcome a line at most once a minute, with
 * how many such calls there were since the last one. An event has nothing of its question, and so has a line.
 */
export function createFailureLog({
	log,
	clock,
}: Pick<Deps, 'log' | 'clock'>): (event: TransportEvent) => void {
	const kinds = new Map<string, () => void>();
	return ({ supplier, outcome }) => {
		if (!isFailed(outcome)) return;
		const kind = `${supplier} ${outcome}`;
		const note =
			kinds.get(kind) ??
			onceAMinute(clock, (failed) => log.warn({ supplier, outcome, failed }, 'calls to a supplier failed'));
		kinds.set(kind, note);
		note();
	};
}
