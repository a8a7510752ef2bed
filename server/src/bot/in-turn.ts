/** Does the works of one key one after another, and those of different keys at the same time. */
export type InTurn = <Result>(key: string | number, work: () => Promise<Result>) => Promise<Result>;

export function createInTurn(): InTurn {
	const last = new Map<string | number, Promise<unknown>>();
	return (key, work) => {
		const before = last.get(key) ?? Promise.resolve();
		// A work that failed has told its own caller: the next one is no worse for it.
		const going = before.then(work, work);
		const settled = going.then(
			() => {},
			() => {},
		);
		last.set(key, settled);
		void settled.then(() => {
			if (last.get(key) === settled) last.delete(key);
		});
		return going;
	};
}
