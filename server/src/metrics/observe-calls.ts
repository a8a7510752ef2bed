import type { CallObserver } from '../call-observer.ts';
import type { Deps } from '../deps.ts';
import { createFailureLog } from './failure-log.ts';
import type { Metrics } from './metrics.ts';
import type { SupplierQueueMetrics } from './supplier-queue-metrics.ts';

type CallListeners = Pick<Deps, 'clock' | 'log'> & {
	readonly metrics: Pick<Metrics, 'supplierCalled' | 'supplierAdded' | 'breakerChanged'> &
		SupplierQueueMetrics;
	readonly recentCalls: Pick<CallObserver, 'onEvent' | 'onBreaker'>;
	/** Null where no collector is set. */
	readonly trace: CallObserver['onEvent'] | null;
};

/** Tells metrics, console, log and trace of every call. */
export function observeCalls({ clock, log, metrics, recentCalls, trace }: CallListeners): CallObserver {
	const failureLog = createFailureLog({ clock, log });
	return {
		onEvent(event) {
			metrics.supplierCalled(event);
			recentCalls.onEvent(event);
			failureLog.onEvent(event);
			trace?.(event);
		},
		onBreaker(event) {
			metrics.breakerChanged(event);
			recentCalls.onBreaker(event);
			failureLog.onBreaker(event);
		},
		onQueue(event) {
			metrics.supplierAdded(event.supplier);
			metrics.watchSupplierQueue(event);
		},
	};
}
