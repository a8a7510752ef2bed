import { setTimeout as sleep } from 'node:timers/promises';

/** Lets requests begin one after the other at a steady rate. */
export type RateLimit = {
	/** Waits for the next free moment; rejects when the signal aborts first. */
	turn(signal: AbortSignal): Promise<void>;
};

/** So many beginnings a second, the first at once; null is no limit. */
export function createRateLimit(perSecond: number | null): RateLimit {
	if (perSecond === null) return { turn: async () => {} };
	const interval = 1000 / perSecond;
	let nextAt = 0;
	return {
		async turn(signal) {
			const now = performance.now();
			const mine = Math.max(now, nextAt);
			nextAt = mine + interval;
			if (mine > now) await sleep(mine - now, undefined, { signal });
		},
	};
}
