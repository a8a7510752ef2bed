import DataLoader from 'dataloader';

/** How much goes together. */
export type BatchLimits = {
	/** Pieces of work under way at the same time; what comes meanwhile is left for the next. */
	readonly atOnce: number;
	/** What one piece of work takes at most. */
	readonly most: number;
};

/**
 * Does in one go what is asked within one turn of the event loop, or while as many pieces of work as may be
 * are under way: a question to the store costs a journey there and back, however much it brings. `work` gives
 * a result for each, in order; its failure is the failure of all of them.
 */
export function batch<One, Result>(
	work: (all: readonly One[]) => Promise<readonly Result[]>,
	{ atOnce, most }: BatchLimits,
): (one: One) => Promise<Result> {
	const ready: (() => void)[] = [];
	let underWay = 0;

	function begin(): void {
		while (underWay < atOnce) {
			const next = ready.shift();
			if (next === undefined) return;
			underWay += 1;
			next();
		}
	}

	async function doAll(all: readonly One[]): Promise<readonly Result[]> {
		try {
			return await work(all);
		} finally {
			underWay -= 1;
			setImmediate(begin);
		}
	}

	const loader = new DataLoader<One, Result>(doAll, {
		cache: false,
		maxBatchSize: most,
		// Until it begins, a batch takes in all that comes.
		batchScheduleFn: (next) => {
			ready.push(next);
			setImmediate(begin);
		},
	});
	return (one) => loader.load(one);
}
