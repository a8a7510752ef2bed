/** The bot's patience. Milliseconds unless a name says otherwise. */
export type Timing = {
	/** How long the Bot API may wait for news before it answers with none. */
	readonly pollSeconds: number;
	/** How long any call may last beyond that. */
	readonly callMs: number;
	/** How soon more updates are asked for while some are being handled. */
	readonly askAgainMs: number;
	/** For how long a process keeps the bot without saying so again. */
	readonly leaseMs: number;
	readonly renewMs: number;
	/** How often a process that does not keep the bot looks whether it should. */
	readonly standbyMs: number;
	/** How often the leader does the tasks given to `alongside`. */
	readonly alongsideMs: number;
	/** Pauses after failures: the first one, doubled each time up to the longest. */
	readonly backoffMs: readonly [first: number, longest: number];
	/** How long ago the Bot API may have answered for the bot to count as working. */
	readonly freshMs: number;
};

/**
 * A dead leader's lease is over after 15 s and is checked every 4 s, so the bot is silent for less than 30 s.
 * The longest quiet time between two signs of life is a poll and its answer, well under what counts as fresh.
 */
export const TIMING: Timing = {
	pollSeconds: 10,
	askAgainMs: 1_000,
	callMs: 10_000,
	leaseMs: 15_000,
	renewMs: 4_000,
	standbyMs: 4_000,
	alongsideMs: 10_000,
	backoffMs: [1_000, 20_000],
	freshMs: 30_000,
};

/** The pause after the n-th failure in a row, less up to a half, so that processes spread out. */
export function backoff([first, longest]: Timing['backoffMs'], failures: number): number {
	const whole = Math.min(first * 2 ** (failures - 1), longest);
	return whole * (1 - Math.random() / 2);
}
