import type { CallObserver } from '../call-observer.ts';
import type { Deps } from '../deps.ts';
import { createFailureLog } from './failure-log.ts';
import type { Metrics } from './metrics.ts';

type CallListeners = Pick<Deps, 'clock' | 'log'> & {
	readonly metrics: Pick<Metrics, 'supplierCalled' | 'breakerChanged'>;
	/** Null where no collector is set. */
	readonly trace: CallObserver['onEvent'] | null;
};

/** Tells metrics, log and trace of every call. */
export function observeCalls({ clock, log, metrics, trace }: CallListeners): CallObserver {
	const noteFailure = createFailureLog({ clock, log });
	return {
		onEvent(event) {
			metrics.supplierCalled(event);
			noteFailure(event);
			trace?.(event);
		},
		onBreaker: metrics.breakerChanged,
	};
}
