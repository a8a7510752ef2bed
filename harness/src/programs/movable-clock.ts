/** A clock that can be moved forward. */
export type MovableClock = { now(): Date; moveForward(ms: number): void };

/** A clock that is ahead of the machine's by `CLOCK_AHEAD_MS` (0). */
export function movableClock(): MovableClock {
	let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);
	return {
		now: () => new Date(Date.now() + aheadMs),
		moveForward(ms) {
			aheadMs += ms;
		},
	};
}
