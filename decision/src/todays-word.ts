/** For how long a register's word counts as today's. Cached answers are served for no longer. */
export const TODAYS_WORD_HOURS = 24;

const TODAYS_WORD_MS = TODAYS_WORD_HOURS * 3_600_000;

/** True for facts of such a moment; false where the register tells none. */
export function isTodaysWord(asOf: string | null, now: Date): boolean {
	return now.getTime() - Date.parse(asOf ?? '') <= TODAYS_WORD_MS;
}
