import type { Timing } from '../updates/timing.ts';

/** A bot's patience for tests: everything in fractions of a second. */
export const HASTY: Timing = {
	pollSeconds: 1,
	callMs: 2_000,
	askAgainMs: 50,
	leaseMs: 600,
	renewMs: 100,
	standbyMs: 100,
	alongsideMs: 100,
	backoffMs: [50, 200],
	freshMs: 2_500,
};
