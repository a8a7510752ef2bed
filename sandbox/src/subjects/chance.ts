import { createHash } from 'node:crypto';

/** Dice that always fall the same way for the same seed. */
export type Chance = {
	/** A number from 0 up to, but not including, 1. */
	fraction(): number;
	/** A whole number, both bounds included. */
	between(least: number, most: number): number;
	/** True in `share` of all cases, 0 to 1. */
	happens(share: number): boolean;
	pick<T>(list: readonly T[]): T;
	digits(count: number): string;
};

const FULL = 2 ** 32;

/**
 * Dice for one thing about one subject. Each thing has its own seed, so that a change in how one of them is
 * invented leaves all others as they were.
 */
export function chance(seed: string): Chance {
	const hash = createHash('sha256').update(seed).digest();
	let state = hash.readUInt32LE(0) || 1;

	function fraction(): number {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) / FULL;
	}

	return {
		fraction,
		between: (least, most) => least + Math.floor(fraction() * (most - least + 1)),
		happens: (share) => fraction() < share,
		pick: <T>(list: readonly T[]) => list[Math.floor(fraction() * list.length)] as T,
		digits: (count) => Array.from({ length: count }, () => Math.floor(fraction() * 10)).join(''),
	};
}
