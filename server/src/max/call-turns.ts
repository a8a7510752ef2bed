import { setTimeout as pause } from 'node:timers/promises';

/** Lets calls go one after the other, so many a second at most; those that came first go first. */
export function createCallTurns(perSecond: number): () => Promise<void> {
	let freeAt = 0;
	return async () => {
		const now = performance.now();
		const startsAt = Math.max(now, freeAt);
		freeAt = startsAt + 1000 / perSecond;
		if (startsAt > now) await pause(startsAt - now);
	};
}
