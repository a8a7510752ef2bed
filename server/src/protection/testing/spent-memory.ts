import type { SpentServiceValues } from '../store.ts';

/** Used values in memory, as the store has them: the first holder wins, and each part is opened once. */
export function createSpentMemory(): SpentServiceValues {
	const holders = new Map<string, string>();
	const opened = new Set<string>();
	return {
		knows: async (nonce) => holders.has(nonce),
		async spend(nonce, { holder, part }) {
			if ((holders.get(nonce) ?? holder) !== holder || opened.has(`${nonce} ${part}`)) return false;
			holders.set(nonce, holder);
			opened.add(`${nonce} ${part}`);
			return true;
		},
	};
}
