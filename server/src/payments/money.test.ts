import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecksOf, roublesOf } from './money.ts';

test.each([
	[10_00, '10.00'],
	[49_00, '49.00'],
	[120_25, '120.25'],
	[5, '0.05'],
	[0, '0.00'],
	[1_000_000_07, '1000000.07'],
])('%i kopecks are written «%s»', (kopecks, text) => {
	expect(roublesOf(kopecks)).toBe(text);
});

test.each([
	['49', 49_00],
	['49.5', 49_50],
	['49.05', 49_05],
	['0.01', 1],
	['049.00', 49_00],
])('«%s» is read as %i kopecks', (text, kopecks) => {
	expect(kopecksOf(text)).toBe(kopecks);
});

test.each([
	'',
	' ',
	'49,00',
	'49.',
	'.5',
	'49.000',
	'-49.00',
	'+49',
	'4.9e1',
	'49.00 ',
	'NaN',
	'９',
	'9999999999',
])('«%s» is no amount', (text) => {
	expect(kopecksOf(text)).toBeNull();
});

test('what is written is read as the same', () => {
	fc.assert(
		fc.property(fc.nat(99_999_999_999), (kopecks) => {
			expect(kopecksOf(roublesOf(kopecks))).toBe(kopecks);
		}),
	);
});
