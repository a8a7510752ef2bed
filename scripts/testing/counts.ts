/** How many checks passed and failed. */
export type Count = { readonly passed: number; readonly failed: number };

/** A program that only says yes or no counts as one check. */
export function checkCount(succeeded: boolean): Count {
	return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts from a report of Vitest's json reporter. A run that ended badly without a failed test (a file that
 * could not be loaded, an error beside the tests) has one failure more; so has one that ran nothing, unless
 * it may: a change may touch no test.
 */
export function vitestCount(report: unknown, succeeded: boolean, mayBeEmpty = false): Count {
	const { numPassedTests, numFailedTests } = (report ?? {}) as Record<string, unknown>;

	return honest({ passed: number(numPassedTests), failed: number(numFailedTests) }, succeeded, mayBeEmpty);
}

/** The same from a report of Playwright's json reporter; what passed when it was repeated has passed. */
export function playwrightCount(report: unknown, succeeded: boolean, mayBeEmpty = false): Count {
	const { stats } = (report ?? {}) as { stats?: Record<string, unknown> };

	return honest(
		{ passed: number(stats?.expected) + number(stats?.flaky), failed: number(stats?.unexpected) },
		succeeded,
		mayBeEmpty,
	);
}

/** All counts together. */
export function sum(counts: readonly Count[]): Count {
	return counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
		passed: 0,
		failed: 0,
	});
}

function honest(count: Count, succeeded: boolean, mayBeEmpty: boolean): Count {
	const ranNothing = !mayBeEmpty && count.passed + count.failed === 0;
	const brokeSilently = !succeeded && count.failed === 0;

	return ranNothing || brokeSilently ? { ...count, failed: count.failed + 1 } : count;
}

function number(value: unknown): number {
	return typeof value === 'number' ? value : 0;
}
