/** How one supplier is treated: durations in milliseconds. */
export type RequestPolicy = {
	/** Names the supplier in events. */
	readonly supplier: string;
	/** One attempt, from sending to the last byte. */
	readonly deadlineMs: number;
	/** How often a repeatable request is sent at most, the first time included. */
	readonly attempts: number;
	/** Pause before an attempt is repeated. */
	readonly repeatAfterMs: number;
	/** Requests under way at the same time. */
	readonly atOnce: number;
	/** Requests that may wait for their turn; one more is `overloaded`. */
	readonly queue: number;
	/** How long a request waits for its turn before it is `overloaded`. */
	readonly waitMs: number;
	/** Requests a second that all processes together may begin; null for as many as come. */
	readonly perSecond: number | null;
	/** So many failures in a row open the breaker. */
	readonly breakerAfter: number;
	/** How long an open breaker spares the supplier. */
	readonly breakerOpenMs: number;
	/** An attempt that its asker left after so long counts as the supplier's failure. */
	readonly hangingAfterMs: number;
	/** How long nothing is sent after a 429 that names no time itself. */
	readonly restAfter429Ms: number;
};
