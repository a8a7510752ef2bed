import { expect, test } from 'vitest';
import { createAllowance } from './allowance.ts';

test('so much is taken in any second, and a name does not use up what another has', () => {
	let now = 0;
	const allowance = createAllowance(() => now);
	expect([1, 2, 3].map(() => allowance.takes('bot', 2))).toEqual([true, true, false]);
	expect(allowance.takes(7, 2)).toBe(true);
	now = 999;
	expect(allowance.takes('bot', 2)).toBe(false);
	now = 1_000;
	expect(allowance.takes('bot', 2)).toBe(true);
});
