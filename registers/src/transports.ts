import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { requestPolicyOf } from './request-policies.ts';
import type { RegistersSettings } from './settings.ts';
import type { SharedRate } from './transport/rate-limit.ts';
import type { Transport } from './transport/reply.ts';
import {
	type BreakerEvent,
	createTransport,
	type QueueEvent,
	type TransportEvent,
} from './transport/transport.ts';

/** One transport a supplier: questions about cars and about people share its queue and its breaker. */
export type Transports = { of(supplier: SupplierId): Transport };

export type TransportsDeps = {
	readonly now: () => Date;
	/** Where other processes ask the same suppliers. */
	readonly sharedRate?: SharedRate | undefined;
	/** One event for each request that was sent to a supplier, for metrics; must not throw. */
	readonly onTransportEvent?: ((event: TransportEvent) => void) | undefined;
	/** The breaker of each supplier that is switched on: closed at first, then every change; must not throw. */
	readonly onBreaker?: ((event: BreakerEvent) => void) | undefined;
	/** The queue of each supplier that is switched on, once; must not throw. */
	readonly onQueue?: ((event: QueueEvent) => void) | undefined;
};

/** The transports of suppliers under their request policies; each is made when first needed. */
export function createTransports(
	{ requestPolicy }: Pick<RegistersSettings, 'requestPolicy'>,
	{ now, sharedRate, onTransportEvent, onBreaker, onQueue }: TransportsDeps,
): Transports {
	const made = new Map<SupplierId, Transport>();
	return {
		of(supplier) {
			const transport =
				made.get(supplier) ??
				createTransport(requestPolicyOf(supplier, requestPolicy), {
					now,
					sharedRate,
					onEvent: onTransportEvent,
					onBreaker,
					onQueue,
				});
			made.set(supplier, transport);
			return transport;
		},
	};
}
