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
	const failureLog = createFailureLog({ clock, log });
	return {
		onEvent(event) {
			metrics.supplierCalled(event);
			failureLog.onEvent(event);
			trace?.(event);
		},
		onBreaker(event) {
			metrics.breakerChanged(event);
			failureLog.onBreaker(event);
		},
	};
}
