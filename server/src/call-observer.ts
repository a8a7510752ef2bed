import type { BreakerEvent, QueueEvent, TransportEvent } from '@avtosverka/registers/transport/transport';

/**
 * Observes every call to an external service: for metrics, log and trace. An event contains nothing of its
 * question.
 */
export type CallObserver = {
	onEvent(event: TransportEvent): void;
	onBreaker(event: BreakerEvent): void;
	/** Once for each way to a service: what its queue holds may be asked for as long as the process runs. */
	onQueue(event: QueueEvent): void;
};
