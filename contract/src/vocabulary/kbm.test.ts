import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_KBM_CLASS, KBM_CLASSES, KBM_TABLES, kbmAfterYear, kbmAfterYears, kbmOf } from './kbm.ts';

const anyClass = fc.constantFrom(...KBM_CLASSES);
const place = (kbmClass: (typeof KBM_CLASSES)[number]) => KBM_CLASSES.indexOf(kbmClass);

describe('the bonus-malus coefficient', () => {
	test('begins with class 3: 1.17 now, 1 before April 2022', () => {
		expect([kbmOf(FIRST_KBM_CLASS), kbmOf(FIRST_KBM_CLASS, 'before')]).toEqual([1.17, 1]);
	});

	test('has fifteen classes in both tables, each dearer than the next', () => {
		for (const { coefficients } of Object.values(KBM_TABLES)) {
			expect(coefficients).toHaveLength(KBM_CLASSES.length);
			expect([...coefficients].sort((a, b) => b - a)).toEqual(coefficients);
		}
	});

	test.each([
		['3', 0, '4'],
		['3', 1, '1'],
		['3', 2, 'М'],
		['13', 0, '13'],
		['13', 1, '7'],
		['13', 2, '3'],
		['13', 3, '1'],
		['13', 4, 'М'],
		['М', 0, '0'],
	] as const)('goes from class %s with %d payments to class %s', (before, payments, after) => {
		expect(kbmAfterYear(before, payments)).toBe(after);
	});

	test('ten quiet years lead from the first class to the last: 5 % each, up to 50 % by the rule before 2022', () => {
		const classes = Array.from({ length: 11 }, (_, years) => kbmAfterYears('3', Array(years).fill(0)));
		expect(classes.at(-1)).toBe('13');
		expect(classes.map((one) => kbmOf(one, 'before'))).toEqual([
			1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5,
		]);
	});

	test('never gets better by a payment, and by more payments never better than by fewer', () => {
		fc.assert(
			fc.property(anyClass, fc.nat(8), fc.nat(8), (before, a, b) => {
				const [fewer, more] = a < b ? [a, b] : [b, a];
				expect(place(kbmAfterYear(before, more))).toBeLessThanOrEqual(place(kbmAfterYear(before, fewer)));
				if (more > 0) expect(place(kbmAfterYear(before, more))).toBeLessThanOrEqual(place(before));
			}),
		);
	});
});
