import { startPoll } from '../polling/poll.ts';

/** Polling of a payment: specification, section 9. */
const EVERY_MS = 5_000;
const ATTEMPTS_AT_MOST = 20;

export type PaymentPollOptions<End> = {
	/** Null while the payment is not settled; that and a rejection count as an attempt in vain. */
	readonly ask: () => Promise<End | null>;
	readonly onEnd: (end: End) => void;
	readonly onTimeout: () => void;
};

/** Asks at once, then every five seconds, twenty times at most. The result ends it. */
export function pollPayment<End>({ ask, onEnd, onTimeout }: PaymentPollOptions<End>): () => void {
	const poll = startPoll({
		everyMs: EVERY_MS,
		attemptsAtMost: ATTEMPTS_AT_MOST,
		onTimeout,
		ask: async (signal) => {
			const end = await ask();
			if (end !== null && !signal.aborted) onEnd(end);
			return end !== null;
		},
	});
	return poll.stop;
}
