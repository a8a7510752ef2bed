/** Does some work when its turn has come; settles as the work does. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many works run at once, the others after them in their order. Between two of them the event loop
 * has its turn: rendering a page blocks the process for milliseconds, and hundreds in a row for seconds.
 */
export function createTurns(atOnce: number): Turns {
	const waiting: (() => void)[] = [];
	let running = 0;

	function pass(): void {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}

	return async (work) => {
		if (running < atOnce) running += 1;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			setImmediate(pass);
		}
	};
}
