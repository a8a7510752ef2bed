import { setTimeout as sleep } from 'node:timers/promises';

/** The moments at which requests to one supplier may begin, each given to one request. */
export type RateSlots = {
	/** Takes the next free moment, in so many ms; takes none and says null beyond `patienceMs`. */
	take(patienceMs: number): Promise<number | null>;
};

/** Where several processes share the rate of a supplier. */
export type SharedRate = (supplier: string, perSecond: number) => RateSlots;

/** Lets requests begin one after the other at a steady rate. */
export type RateLimit = {
	/** Waits for the next moment; false when there is none in time. Rejects when the signal aborts first. */
	turn(signal: AbortSignal, patienceMs: number): Promise<boolean>;
};

/** Slots of this process alone; `sharers` says among how many the rate is divided just now. */
export function createLocalSlots(perSecond: number, sharers: () => number = () => 1): RateSlots {
	let nextAt = 0;
	return {
		async take(patienceMs) {
			const now = performance.now();
			const mine = Math.max(now, nextAt);
			if (mine - now > patienceMs) return null;
			nextAt = mine + (1000 / perSecond) * sharers();
			return mine - now;
		},
	};
}

/** One request in each slot; null is no limit. */
export function createRateLimit(slots: RateSlots | null): RateLimit {
	return {
		async turn(signal, patienceMs) {
			const waitMs = slots === null ? 0 : await slots.take(patienceMs);
			if (waitMs === null) return false;
			if (waitMs > 0) await sleep(waitMs, undefined, { signal });
			signal.throwIfAborted();
			return true;
		},
	};
}
