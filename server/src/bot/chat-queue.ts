/** Does the works of one key one after another, and those of different keys at the same time. */
export type ChatQueue = <Result>(key: string | number, work: () => Promise<Result>) => Promise<Result>;

export function createChatQueue(): ChatQueue {
	const last = new Map<string | number, Promise<unknown>>();
	return (key, work) => {
		const before = last.get(key) ?? Promise.resolve();
		// A failure is reported to its own caller; the next work is done all the same.
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
