/** What a messenger lets a bot do in a second. */
export type Allowance = {
	/** False where as much was done under this name within the last second as it allows. */
	takes(name: string | number, perSecond: number): boolean;
};

/** Counts what a bot does under each name within the last second; what is refused does not count. */
export function createAllowance(now: () => number = () => performance.now()): Allowance {
	const taken = new Map<string | number, readonly number[]>();
	return {
		takes(name, perSecond) {
			const recent = (taken.get(name) ?? []).filter((at) => now() - at < 1_000);
			const hasPlace = recent.length < perSecond;
			taken.set(name, hasPlace ? [...recent, now()] : recent);
			return hasPlace;
		},
	};
}
