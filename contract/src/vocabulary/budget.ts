/** The part of a day's budget that alerts an operator. */
const NEARLY_SPENT = 0.8;

/** True from four fifths of a limit on, as in the rules of Prometheus; never where there is none. */
export function isNearlySpent(used: number, limit: number | null): boolean {
	return limit !== null && limit > 0 && used >= limit * NEARLY_SPENT;
}
