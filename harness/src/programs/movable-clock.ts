/** A clock that can be moved forward. */
export type MovableClock = { now(): Date; moveForward(ms: number): void };

/** A clock that is ahead of the machine's by `CLOCK_AHEAD_MS` (0). */
export function movableClock(): MovableClock {
	let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);
	return {
		// As the product's own clock while it is not moved: benches measure replies that read it.
		now: () => (aheadMs === 0 ? new Date() : new Date(Date.now() + aheadMs)),
		moveForward(ms) {
			aheadMs += ms;
		},
	};
}
