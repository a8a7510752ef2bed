import type { BreakerEvent, TransportEvent } from '@avtosverka/registers/transport/transport';

/**
 * Hears of every call to a service outside, whoever makes it: for metrics, log and trace. An event has
 * nothing of its question.
 */
export type CallObserver = {
	onEvent(event: TransportEvent): void;
	onBreaker(event: BreakerEvent): void;
};
