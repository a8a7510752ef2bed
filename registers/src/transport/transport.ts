import type { LookupFunction } from 'node:net';
import { ConstantBackoff, handleWhenResult, retry } from 'cockatiel';
import { Agent } from 'undici';
import { orAborted } from '../async/or-aborted.ts';
import { attempt } from './attempt.ts';
import { createBreaker } from './breaker.ts';
import { type TransportOutcome, unsent } from './outcome.ts';
import { outcomeOfError } from './problem.ts';
import type { SharedRate } from './rate-limit.ts';
import { safeAddress } from './redact.ts';
import { type OutgoingRequest, TRANSPORT_PROBLEMS, type Transport, type TransportResult } from './reply.ts';
import type { RequestPolicy } from './request-policy.ts';
import { createRest } from './rest.ts';
import { createSupplierQueue, type QueueLoad } from './supplier-queue.ts';

/** How a `send` may end: with a class of HTTP statuses, or with a problem. */
export const CALL_OUTCOMES = ['1xx', '2xx', '3xx', '4xx', '5xx', ...TRANSPORT_PROBLEMS] as const;
type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** How one `send` ended, for metrics: a class of HTTP statuses or a problem; nothing of the question. */
export type TransportEvent = {
	readonly supplier: string;
	readonly outcome: CallOutcome;
	/** Requests that went over the wire; 0 when none was sent. */
	readonly attempts: number;
	/** From `send` to its end, waiting and repeating included. */
	readonly durationMs: number;
};

/** Whether a supplier is spared for a while because it fails. */
export type BreakerEvent = { readonly supplier: string; readonly open: boolean };

/** The queue in front of a supplier: how many calls it holds at most, and how many it holds now. */
export type QueueEvent = Pick<RequestPolicy, 'supplier' | 'atOnce' | 'queue'> & { load(): QueueLoad };

export type TransportDeps = {
	/** Finds the address of a host; the system does unless given. It must refuse what may not be called. */
	readonly lookup?: LookupFunction | undefined;
	/** Wall clock, for Retry-After dates. */
	readonly now: () => Date;
	/** Where other processes ask the same supplier; alone unless given. */
	readonly sharedRate?: SharedRate | undefined;
	/** Must not throw. */
	readonly onEvent?: ((event: TransportEvent) => void) | undefined;
	/** Hears that the breaker is closed at first, and then of every change; must not throw. */
	readonly onBreaker?: ((event: BreakerEvent) => void) | undefined;
	/** Called once, when the transport is made; must not throw. */
	readonly onQueue?: ((event: QueueEvent) => void) | undefined;
};

/** Idle connections outlive the pause between two polls, and end before a usual server's minute is over. */
const KEEP_ALIVE_MS = 10_000;
const CONNECT_DEADLINE_MS = 10_000;

/**
 * The transport to one supplier: outermost the repeating, then breaker, turn and deadline. It keeps
 * connections, but nothing of a visitor: no cookies, no cache. Redirects are never followed.
 */
export function createTransport(requestPolicy: RequestPolicy, deps: TransportDeps): Transport {
	const dispatcher = new Agent({
		connections: requestPolicy.atOnce,
		// The supplier's own deadline rules; undici's defaults of five minutes would only hide a mistake in it.
		headersTimeout: 0,
		bodyTimeout: 0,
		connectTimeout: Math.min(CONNECT_DEADLINE_MS, requestPolicy.deadlineMs),
		keepAliveTimeout: KEEP_ALIVE_MS,
		...(deps.lookup && { connect: { lookup: deps.lookup } }),
		// One request a connection keeps the suppliers' counting of connections true.
		allowH2: false,
		pipelining: 1,
	});
	const rest = createRest(requestPolicy.restAfter429Ms, deps.now);
	const turn = createSupplierQueue(requestPolicy, rest, deps.sharedRate);
	const { supplier, atOnce, queue } = requestPolicy;
	deps.onQueue?.({ supplier, atOnce, queue, load: turn.load });
	const breaker = createBreaker(requestPolicy, (open) => deps.onBreaker?.({ supplier, open }));
	deps.onBreaker?.({ supplier, open: false });
	const repeating = retry(
		handleWhenResult((outcome) => (outcome as TransportOutcome).passing),
		{ maxAttempts: requestPolicy.attempts - 1, backoff: new ConstantBackoff(requestPolicy.repeatAfterMs) },
	);

	function once(request: OutgoingRequest, sent: () => void): Promise<TransportOutcome> {
		return breaker.run(() =>
			turn.take(request.signal, async () => {
				sent();
				const outcome = await attempt(dispatcher, requestPolicy, request);
				if (outcome.result.ok) rest.note(outcome.result.reply);
				return outcome;
			}),
		);
	}

	return {
		async send(request) {
			const startedAt = performance.now();
			let attempts = 0;
			let maybeSent = 0;
			let last: TransportOutcome | null = null;
			const sending = async () => {
				const before = attempts;
				const outcome = await once(request, () => {
					attempts += 1;
					maybeSent += 1;
				});
				if (outcome.unconnected) maybeSent -= 1;
				// A repetition that was not let out leaves the end of the attempt before it standing.
				last = last === null || attempts > before ? outcome : { ...last, passing: false };
				return last;
			};
			const work = request.repeatable ? repeating.execute(sending) : sending();
			const outcome = await orAborted(work, request.signal, leave).catch(outcomeOfError);
			const result = describe(outcome.result, request, maybeSent === 0);
			deps.onEvent?.({
				supplier: requestPolicy.supplier,
				outcome: nameOf(result),
				attempts,
				durationMs: performance.now() - startedAt,
			});
			return result;
		},
	};
}

/** A pause before a repetition cannot be ended otherwise. */
const leave = (): TransportOutcome => unsent('aborted', 'the asker left');

function describe(
	result: TransportResult,
	{ method, url }: OutgoingRequest,
	unsent: boolean,
): TransportResult {
	if (result.ok) return result;
	const detail = `${method} ${safeAddress(url)}: ${result.detail}`;
	return { ...result, detail, ...(unsent && { unsent }) };
}

function nameOf(result: TransportResult): CallOutcome {
	if (!result.ok) return result.problem;
	return `${Math.floor(result.reply.status / 100) as 1 | 2 | 3 | 4 | 5}xx`;
}
