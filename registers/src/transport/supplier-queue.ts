import { setTimeout as sleep } from 'node:timers/promises';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { type TransportOutcome, unsent } from './outcome.ts';
import { createLocalSlots, createRateLimit, type SharedRate } from './rate-limit.ts';
import type { RequestPolicy } from './request-policy.ts';
import type { Rest } from './rest.ts';

/** A rest shorter than this is waited for; for a longer one the next supplier is the better choice. */
const REST_WORTH_WAITING_MS = 3_000;

export type QueueLoad = { readonly active: number; readonly waiting: number };

/** Lets requests to one supplier go in order: so many at once, at its rate, and not while it rests. */
export type SupplierQueue = {
	/** Calls that have a place now, those that wait for the rate included, and those that wait for a place. */
	load(): QueueLoad;
	take(signal: AbortSignal, go: () => Promise<TransportOutcome>): Promise<TransportOutcome>;
};

export function createSupplierQueue(
	requestPolicy: Pick<RequestPolicy, 'supplier' | 'atOnce' | 'queue' | 'waitMs' | 'perSecond'>,
	rest: Rest,
	slotsOf: SharedRate = (_supplier, perSecond) => createLocalSlots(perSecond),
): SupplierQueue {
	const places = bulkhead(requestPolicy.atOnce, requestPolicy.queue);
	const { supplier, perSecond, waitMs } = requestPolicy;
	const rateLimit = createRateLimit(perSecond === null ? null : slotsOf(supplier, perSecond));
	const tooLate = () => unsent('overloaded', `no turn within ${waitMs} ms`);

	return {
		load: () => ({
			active: requestPolicy.atOnce - places.executionSlots,
			waiting: requestPolicy.queue - places.queueSlots,
		}),
		async take(signal, go) {
			const restMs = rest.remainingMs();
			if (restMs > REST_WORTH_WAITING_MS) {
				return unsent('breaker-open', `resting after HTTP 429 for ${Math.ceil(restMs / 1000)} s more`);
			}
			const waiting = createWaiting(signal, waitMs);
			const until = performance.now() + waitMs;
			const inOrder = async () => {
				if (!(await rateLimit.turn(waiting.signal, until - performance.now()))) return tooLate();
				// Asked again here: the rest may have begun while this request waited.
				if (rest.remainingMs() > 0) await sleep(rest.remainingMs(), undefined, { signal: waiting.signal });
				waiting.end();
				return go();
			};
			try {
				// The bulkhead itself tells a waiting request of its end only when a place becomes free.
				return await Promise.race([places.execute(inOrder, waiting.signal), waiting.givenUp]);
			} catch (error) {
				if (error instanceof BulkheadRejectedError) return unsent('overloaded', 'the queue is full');
				if (signal.aborted) return unsent('aborted', 'the asker left before its turn');
				if (!waiting.signal.aborted) throw error;
				return tooLate();
			} finally {
				waiting.end();
			}
		},
	};
}

/** The time before a request's turn: over when its caller leaves, after `waitMs`, or at its turn. */
function createWaiting(asker: AbortSignal, waitMs: number) {
	const patience = new AbortController();
	const timer = setTimeout(() => patience.abort(), waitMs);
	const signal = AbortSignal.any([asker, patience.signal]);
	const { promise: givenUp, reject } = Promise.withResolvers<never>();
	const giveUp = () => reject(signal.reason);
	signal.addEventListener('abort', giveUp, { once: true });
	return {
		signal,
		givenUp,
		end() {
			clearTimeout(timer);
			signal.removeEventListener('abort', giveUp);
		},
	};
}
