/** A clock that stands still until a test moves it. */
export type TestClock = { now(): Date; pass(ms: number): void };

export const SECOND_MS = 1_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export function testClock(start = '2026-11-21T07:42:00Z'): TestClock {
	let at = Date.parse(start);
	return {
		now: () => new Date(at),
		pass(ms) {
			at += ms;
		},
	};
}
