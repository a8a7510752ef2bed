const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Pauses after failed attempts, the last one again and again. */
const PAUSES_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR] as const;

/** The outbox's patience, in milliseconds. */
export const MAIL_TIMING = {
	/** How long a sending has its letter; longer than any attempt takes. */
	heldForMs: 5 * MINUTE,
	givenUpAfterMs: 3 * DAY,
	overdueMs: 10 * MINUTE,
	retentionMs: 30 * DAY,
} as const;

/** How long to wait after so many failed attempts. */
export function pauseAfter(attempts: number): number {
	return PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];
}
