import { startPoll } from '../../polling/poll.ts';
import type { PollResult } from './calls.ts';

/** Polling of a sign-in: specification, section 9. */
const EVERY_MS = 5_000;
const ATTEMPTS_AT_MOST = 10;

/** The end of a sign-in, or of a link. */
export type SignInDone = { readonly token: string } | { readonly linked: string };

export type TokenPollOptions = {
	/** Null counts as an attempt without success, and so does a rejection. */
	readonly ask: () => Promise<PollResult>;
	/** Whether the first attempt need not wait: a person who comes back may have agreed already. */
	readonly atOnce: boolean;
	/** Called even after the end of the poll: the server gives the token only once. */
	readonly onDone: (done: SignInDone) => void;
	/** The token will never come; the message says why. */
	readonly onOver: (message: string) => void;
	readonly onTimeout: () => void;
};

/** Asks every five seconds until the token comes, or will never come, or ten attempts were in vain. */
export function pollToken({ ask, atOnce, onDone, onOver, onTimeout }: TokenPollOptions): () => void {
	const poll = startPoll({
		everyMs: EVERY_MS,
		firstAfterMs: atOnce ? 0 : EVERY_MS,
		attemptsAtMost: ATTEMPTS_AT_MOST,
		onTimeout,
		ask: async (signal) => {
			const result = await ask();
			if (result === null) return false;
			if (!('over' in result)) onDone(result);
			else if (!signal.aborted) onOver(result.over);
			return true;
		},
	});
	return poll.stop;
}
