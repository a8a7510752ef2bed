import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { secondsOf, secondsWithin, stepOf } from './call-times.ts';

describe('how long calls took', () => {
	test('is known to a quarter', () => {
		fc.assert(
			fc.property(fc.double({ min: 0.0501, max: 120, noNaN: true }), (seconds) => {
				const known = secondsOf(stepOf(seconds));
				expect(known).toBeGreaterThanOrEqual(seconds * (1 - 1e-6));
				expect(known).toBeLessThan(seconds * 1.2501);
			}),
		);
	});

	test('is within a share of them what a sorted list says, to a quarter', () => {
		const seconds = fc.array(fc.double({ min: 0.06, max: 100, noNaN: true }), { minLength: 1 });
		fc.assert(
			fc.property(seconds, fc.double({ min: 0.01, max: 1, noNaN: true }), (all, share) => {
				const exact = all.toSorted((a, b) => a - b)[Math.ceil(all.length * share - 1e-9) - 1] ?? 0;
				const within = secondsWithin(
					share,
					all.map((one) => [stepOf(one), 1]),
				);
				expect(within).toBeGreaterThanOrEqual(exact * (1 - 1e-6));
				expect(within).toBeLessThan(exact * 1.2501);
			}),
		);
	});

	test('has an end for a call of no time and for one without end, and none without a call', () => {
		expect([stepOf(0), secondsOf(0)]).toEqual([0, 0.05]);
		expect(stepOf(Number.POSITIVE_INFINITY)).toBe(stepOf(1e9));
		expect(secondsWithin(0.5, [])).toBeNull();
	});
});
