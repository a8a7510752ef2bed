import type { RequestPolicy } from '@avtosverka/registers/transport/request-policy';

/**
 * The request policy of a service that is waited for before a person's own question is even asked. Its
 * breaker opens soon: while the service is away, its whole patience for every question would be worse than
 * going on without it.
 */
export function serviceRequestPolicy(
	{ supplier, atOnce, queue }: Pick<RequestPolicy, 'supplier' | 'atOnce' | 'queue'>,
	patienceMs: number,
): RequestPolicy {
	return {
		supplier,
		deadlineMs: patienceMs,
		attempts: 2,
		repeatAfterMs: 200,
		atOnce,
		queue,
		waitMs: patienceMs,
		perSecond: null,
		breakerAfter: 10,
		breakerOpenMs: 10_000,
		hangingAfterMs: patienceMs * 0.8,
		restAfter429Ms: 1_000,
	};
}
