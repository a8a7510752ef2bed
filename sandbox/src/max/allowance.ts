/** What MAX lets a bot do in a second. */
export type MaxAllowance = {
	/** False where as much was done under this name within the last second as it allows. */
	takes(name: string | number, perSecond: number): boolean;
};

/** Limits of MAX: 30 requests a second, two messages a second in a chat. */
export function createMaxAllowance(now: () => number = () => performance.now()): MaxAllowance {
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
