import type { BreakerEvent, TransportEvent } from '@avtosverka/registers/transport/transport';

/**
 * Observes every call to an external service: for metrics, log and trace. An event contains nothing of its
 * question.
 */
export type CallObserver = {
	onEvent(event: TransportEvent): void;
	onBreaker(event: BreakerEvent): void;
};
