/** Seconds; the longest request policy lets a call last two minutes. */
const SHORTEST = 0.05;
/** Each step is a quarter longer than the one before it: a share of calls is known that closely. */
const GROWTH = 1.25;
const LAST_STEP = 36;

/** The step of a time in seconds: times of one step are no longer than its `secondsOf`. */
export function stepOf(seconds: number): number {
	if (seconds <= SHORTEST) return 0;
	return Math.min(LAST_STEP, Math.ceil(Math.log(seconds / SHORTEST) / Math.log(GROWTH) - 1e-9));
}

/** The longest time of a step, in seconds. */
export function secondsOf(step: number): number {
	return SHORTEST * GROWTH ** step;
}

/**
 * Within how many seconds this share of the calls (0–1) was over, by how many took a time of each step; null
 * without a call. Too long by a quarter at most.
 */
export function secondsWithin(
	share: number,
	times: readonly (readonly [step: number, count: number])[],
): number | null {
	const sorted = [...times].sort(([one], [other]) => one - other);
	const calls = sorted.reduce((sum, [, count]) => sum + count, 0);
	let counted = 0;
	for (const [step, count] of sorted) {
		counted += count;
		if (counted >= calls * share) return secondsOf(step);
	}
	return null;
}
