/** Runs at most `width` tasks at once; the others wait in the order in which they came. */
export function limitConcurrency(width: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
	let running = 0;
	const waiting: (() => void)[] = [];

	return async (task) => {
		if (running >= width) await new Promise<void>((go) => waiting.push(go));
		else running += 1;
		try {
			return await task();
		} finally {
			const next = waiting.shift();
			// The place is handed over, not given back, so that no other task slips in between.
			if (next) next();
			else running -= 1;
		}
	};
}
