import type { OutgoingRequest } from '../reply.ts';
import type { RequestPolicy } from '../request-policy.ts';

/** A request policy for tests: the same as a patient supplier's, only faster. */
export function hastyPolicy(own: Partial<RequestPolicy> = {}): RequestPolicy {
	return {
		supplier: 'test',
		deadlineMs: 1_000,
		attempts: 2,
		repeatAfterMs: 10,
		atOnce: 5,
		queue: 5,
		waitMs: 1_000,
		perSecond: null,
		breakerAfter: 100,
		breakerOpenMs: 200,
		hangingAfterMs: 500,
		restAfter429Ms: 50,
		...own,
	};
}

/** A repeatable GET, never aborted. */
export function get(url: string, own: Partial<OutgoingRequest> = {}): OutgoingRequest {
	return { method: 'GET', url, repeatable: true, signal: new AbortController().signal, ...own };
}
