/** How many updates are remembered at once: Telegram sends what failed again within minutes. */
const REMEMBERED = 1000;

/** How often updates have failed in this process, by their ids; the oldest are forgotten first. */
export type Tries = {
	/** Counts one more failure; how many there were. */
	failed(updateId: number): number;
	/** Forgets an update that is over with. */
	over(updateId: number): void;
};

export function createTries(remembered = REMEMBERED): Tries {
	const failures = new Map<number, number>();
	return {
		failed(updateId) {
			const count = (failures.get(updateId) ?? 0) + 1;
			// Put last again, so that the first is the one that failed longest ago.
			failures.delete(updateId);
			failures.set(updateId, count);
			const [oldest] = failures.keys();
			if (failures.size > remembered && oldest !== undefined) failures.delete(oldest);
			return count;
		},
		over(updateId) {
			failures.delete(updateId);
		},
	};
}
