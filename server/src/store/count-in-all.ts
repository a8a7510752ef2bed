import type { SharedCount } from './shared-count.ts';

/** What is counted, and against which limit. */
export type CountTarget = readonly [count: SharedCount, what: string];

/** Counts once more against each limit, or, and then false, against none where one of them is reached. */
export async function countInAll(limits: readonly CountTarget[]): Promise<boolean> {
	for (const [at, [count, what]] of limits.entries()) {
		if (!(await count.count(what))) continue;
		await giveBackInAll(limits.slice(0, at + 1));
		return false;
	}
	return true;
}

/** Counts once less against each. */
export async function giveBackInAll(limits: readonly CountTarget[]): Promise<void> {
	for (const [count, what] of limits) await count.giveBack(what);
}
