import type { ProtectionService } from '@avtosverka/contract/protection';
import type { Transport, TransportResult } from '@avtosverka/registers/transport/reply';
import { createTransport } from '@avtosverka/registers/transport/transport';
import type { CallObserver } from '../call-observer.ts';
import type { Clock } from '../deps.ts';
import { serviceRequestPolicy } from '../service-request-policy.ts';

/** A visitor waits for this before their question is even asked. */
const PATIENCE_MS = 3_000;

/** One question to a service; `repeatable` where asking twice cannot spend the value. */
export type ServiceQuestion = {
	readonly url: string;
	readonly contentType: string;
	readonly body: string;
	readonly repeatable: boolean;
};

/** The way to a service; never rejects, and answers within its patience, repeating included. */
export type ServiceTransport = (question: ServiceQuestion) => Promise<TransportResult>;

/** The way to a bot-protection service. */
export function createServiceTransport(
	service: ProtectionService,
	{ clock, calls }: { readonly clock: Clock; readonly calls: CallObserver },
	patienceMs: number = PATIENCE_MS,
): ServiceTransport {
	const transport: Transport = createTransport(
		// A report's questions come at once, from many visitors.
		serviceRequestPolicy({ supplier: service, atOnce: 50, queue: 500 }, patienceMs),
		{ now: () => clock.now(), ...calls },
	);
	return ({ url, contentType, body, repeatable }) =>
		transport.send({
			method: 'POST',
			url,
			headers: { 'content-type': contentType, accept: 'application/json' },
			body,
			repeatable,
			signal: AbortSignal.timeout(patienceMs),
		});
}
