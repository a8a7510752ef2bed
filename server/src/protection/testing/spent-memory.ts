import type { SpentServiceValues } from '../store.ts';

/** Used values in memory, as the store has them: the first holder wins, and each part is opened once. */
export function createSpentMemory(): SpentServiceValues & { readonly nonces: ReadonlySet<string> } {
	const holders = new Map<string, string>();
	const opened = new Set<string>();
	const nonces = new Set<string>();
	return {
		nonces,
		knows: async (nonce) => nonces.has(nonce),
		async spend(nonce, { holder, part }) {
			nonces.add(nonce);
			if ((holders.get(nonce) ?? holder) !== holder || opened.has(`${nonce} ${part}`)) return false;
			holders.set(nonce, holder);
			opened.add(`${nonce} ${part}`);
			return true;
		},
	};
}
