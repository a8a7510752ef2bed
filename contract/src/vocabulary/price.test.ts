import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber } from './plural.ts';
import { PRICE_AT_LEAST, PRICE_AT_MOST, PRICE_PROBLEM_TEXT, parsePrice } from './price.ts';

describe('a price', () => {
	test.each(['450000', '450 000', '450\u00a0000 ₽', ' 450000 руб. ', '450000р', '450 000 рублей', '0450000'])(
		'is read as people write it: %s',
		(text) => {
			expect(parsePrice(text)).toEqual({ ok: true, price: 450_000 });
		},
	);

	test.each(['', ' ', 'дорого', '450,5', '-450000', '4.5e5', '450000 $', '٤٥٠٠٠٠', '₽'])(
		'is refused where it is no whole number of roubles: %j',
		(text) => {
			expect(parsePrice(text)).toEqual({ ok: false, problem: 'digits' });
		},
	);

	test('is shown, where it is refused, by a sample that is one', () => {
		const [, sample = ''] = /Образец: (.*)$/.exec(PRICE_PROBLEM_TEXT.digits) ?? [];
		expect(parsePrice(sample)).toEqual({ ok: true, price: 450_000 });
	});

	test.each(['0', '450', '1000000001', '9'.repeat(400)])('is refused out of bounds: %s', (text) => {
		expect(parsePrice(text)).toEqual({ ok: false, problem: 'bounds' });
	});

	test('is read again as it is shown', () => {
		fc.assert(
			fc.property(fc.integer({ min: PRICE_AT_LEAST, max: PRICE_AT_MOST }), (price) => {
				expect(parsePrice(`${formatNumber(price)} ₽`)).toEqual({ ok: true, price });
			}),
		);
	});
});
