import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPersonInn, readPersonInn } from './inn.ts';

describe('the INN of a person', () => {
	// The first two are invented and stand in the samples; the last is the example of the tax service's own
	// order.
	test.each(['000000000184', '770000000082', '500100732259'])('%s has its check digits', (inn) => {
		expect(isPersonInn(inn)).toBe(true);
	});

	test.each([
		['a wrong last digit', '500100732258'],
		['a wrong digit before it', '500100732269'],
		['an organisation’s', '7707083893'],
		['zeros', '000000000000'],
		['a space', '5001007 32259'],
		['nothing', ''],
	])('is not %s', (_, text) => {
		expect(isPersonInn(text)).toBe(false);
	});

	test('has one pair of check digits for any other ten', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (number) => {
				const ten = String(number).padStart(10, '0');
				const ends = Array.from({ length: 100 }, (_, end) => ten + String(end).padStart(2, '0'));
				expect(ends.filter(isPersonInn)).toHaveLength(1);
			}),
		);
	});
});

describe('an INN that a register tells', () => {
	test.each([
		['500100732259', '500100732259'],
		['5001 0073 2259', '500100732259'],
		[500_100_732_259, '500100732259'],
		['30905569106', '030905569106'],
		[30_905_569_106, '030905569106'],
		// Issued so, with check digits that are not right.
		['500100732258', '500100732258'],
	])('%j is %s', (value, inn) => {
		expect(readPersonInn(value)).toBe(inn);
	});

	test.each(['7707083893', '00000000000', '000000000000', '50010073225', '', null, {}, 1.5])(
		'is not %j',
		(value) => {
			expect(readPersonInn(value)).toBeNull();
		},
	);
});
