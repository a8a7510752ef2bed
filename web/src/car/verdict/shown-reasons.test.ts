import type { Reason } from '@avtosverka/contract/decision';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownReasons } from './shown-reasons.ts';

const ANSWERED = { taken: 0, hasButton: false };

function saying(...lengths: number[]): Reason[] {
	return lengths.map((length, place) => ({
		...{ rule: 'wanted', severity: 'stop', section: 'wanted', record: `records.${place}`, asOf: null },
		sentence: 'х'.repeat(length),
	}));
}

test('a phone has room for four short reasons, or for three of which one is long', () => {
	expect(shownReasons(saying(30, 30, 60, 30, 30), ANSWERED).phone).toBe(4);
	expect(shownReasons(saying(60, 90, 30, 60), ANSWERED).phone).toBe(3);
	expect(shownReasons(saying(30, 30, 30, 30), { taken: 0, hasButton: true }).phone).toBe(3);
	expect(shownReasons(saying(30, 30, 30), { taken: 4, hasButton: false }).phone).toBe(2);
});

test('the gravest is always shown, and a wide screen shows no less than a phone', () => {
	const lengths = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 });
	const space = fc.record({ taken: fc.integer({ min: 0, max: 12 }), hasButton: fc.boolean() });
	fc.assert(
		fc.property(lengths, space, (signs, beside) => {
			const { phone, desktop } = shownReasons(saying(...signs), beside);
			expect(phone).toBeGreaterThanOrEqual(1);
			expect(desktop).toBeGreaterThanOrEqual(phone);
			expect(desktop).toBeLessThanOrEqual(signs.length);
		}),
	);
});
