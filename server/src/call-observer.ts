import type { BreakerEvent, QueueEvent, TransportEvent } from '@avtosverka/registers/transport/transport';

/** Whether a call ended with a usable reply; 4xx speaks of the question, not of the supplier. */
export function hasReply({ outcome }: Pick<TransportEvent, 'outcome'>): boolean {
	return /^[234]xx$/.test(outcome);
}

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
