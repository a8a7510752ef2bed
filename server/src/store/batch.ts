/** How much is gathered. */
export type BatchLimits = {
	/** Pieces of work under way at the same time; what comes meanwhile is gathered for the next. */
	readonly atOnce: number;
	/** What one piece of work takes at most. */
	readonly most: number;
};

type Waiting<One, Result> = {
	readonly one: One;
	readonly resolve: (result: Result) => void;
	readonly reject: (error: unknown) => void;
};

/**
 * Does in one go what is asked within one turn of the event loop, or while as many pieces of work as may be are under
 * way: a question to the store costs a journey there and back, however much it brings. `work` gives a result for each,
 * in order; its failure is the failure of all of them.
 */
export function batch<One, Result>(
	work: (all: readonly One[]) => Promise<readonly Result[]>,
	{ atOnce, most }: BatchLimits,
): (one: One) => Promise<Result> {
	let waiting: Waiting<One, Result>[] = [];
	let underWay = 0;
	let planned = false;

	async function settle(some: readonly Waiting<One, Result>[]): Promise<void> {
		try {
			const results = await work(some.map(({ one }) => one));
			if (results.length !== some.length) throw new Error('gathered work lost a result');
			for (const [index, { resolve }] of some.entries()) resolve(results[index] as Result);
		} catch (error) {
			for (const { reject } of some) reject(error);
		}
	}

	function begin(): void {
		planned = false;
		while (waiting.length > 0 && underWay < atOnce) {
			const some = waiting.slice(0, most);
			waiting = waiting.slice(most);
			underWay += 1;
			void settle(some).then(() => {
				underWay -= 1;
				plan();
			});
		}
	}

	function plan(): void {
		if (planned || waiting.length === 0 || underWay >= atOnce) return;
		planned = true;
		setImmediate(begin);
	}

	return (one) =>
		new Promise((resolve, reject) => {
			waiting.push({ one, resolve, reject });
			plan();
		});
}
