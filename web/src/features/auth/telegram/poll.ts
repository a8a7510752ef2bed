import type { PollResult } from './calls.ts';

/** Polling of a sign-in: specification, section 9. */
const EVERY_MS = 5_000;
const ATTEMPTS_AT_MOST = 10;

export type PollOptions = {
	/** Null counts as an attempt without success, and so does a rejection. */
	readonly ask: () => Promise<PollResult>;
	readonly onToken: (token: string) => void;
	/** The token will never come; the message says why. */
	readonly onOver: (message: string) => void;
	readonly onTimeout: () => void;
};
export type Poll = {
	readonly hurry: () => void;
	/** Asks no more. A question under way is heard out: the server gives the token only once. */
	readonly stop: () => void;
};

/** Asks every five seconds until the token comes, or will never come, or ten attempts were in vain. */
export function startPoll({ ask, onToken, onOver, onTimeout }: PollOptions): Poll {
	let attempts = 0;
	let over = false;
	let underWay = false;
	let timer = setTimeout(attempt, EVERY_MS);

	async function attempt() {
		underWay = true;
		const result = await ask().catch(() => null);
		underWay = false;
		if (result !== null && 'token' in result) {
			over = true;
			return onToken(result.token);
		}
		if (over) return;
		if (result !== null) {
			over = true;
			return onOver(result.over);
		}
		attempts += 1;
		if (attempts >= ATTEMPTS_AT_MOST) onTimeout();
		else timer = setTimeout(attempt, EVERY_MS);
	}

	return {
		hurry() {
			if (over || underWay) return;
			clearTimeout(timer);
			void attempt();
		},
		stop() {
			over = true;
			clearTimeout(timer);
		},
	};
}
