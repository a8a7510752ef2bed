/** A watch lasts so long, unless its person ends it. */
export const WATCHED_FOR_DAYS = 30;

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
/** Moscow has kept this offset since 2014. */
const MOSCOW_HOURS = 3;
const QUIET = { from: 22, until: 9 };

/** When a notice that is ready now may be sent: at once, or at nine in the morning in Moscow. */
export function sendingMoment(now: Date): Date {
	const moscow = new Date(now.getTime() + MOSCOW_HOURS * HOUR_MS);
	const hour = moscow.getUTCHours();
	if (hour >= QUIET.until && hour < QUIET.from) return now;
	const days = hour >= QUIET.from ? 1 : 0;
	moscow.setUTCHours(QUIET.until + days * DAY_HOURS, 0, 0, 0);
	return new Date(moscow.getTime() - MOSCOW_HOURS * HOUR_MS);
}

/** What was ready before this moment may have been sent by now: at night only that of the day. */
export function sendableBefore(now: Date): Date {
	const moscow = new Date(now.getTime() + MOSCOW_HOURS * HOUR_MS);
	const hour = moscow.getUTCHours();
	if (hour >= QUIET.until && hour < QUIET.from) return now;
	const days = hour >= QUIET.from ? 0 : 1;
	moscow.setUTCHours(QUIET.from - days * DAY_HOURS, 0, 0, 0);
	return new Date(moscow.getTime() - MOSCOW_HOURS * HOUR_MS);
}
