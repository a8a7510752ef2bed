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

	test.each([
		['1.250.000', 1_250_000],
		['450,000 ₽', 450_000],
		['1,25 млн', 1_250_000],
		['1.250 млн руб.', 1_250_000],
		['2 миллиона', 2_000_000],
		['800 тыс', 800_000],
		['800 тысяч рублей', 800_000],
		['800т.р.', 800_000],
		['800 К', 800_000],
		['₽ 450 000', 450_000],
	])('is read in thousands and millions too: %s', (text, price) => {
		expect(parsePrice(text)).toEqual({ ok: true, price });
	});

	test.each([
		'',
		' ',
		'дорого',
		'450,5',
		'-450000',
		'4.5e5',
		'450000 $',
		'٤٥٠٠٠٠',
		'₽',
		'150 км',
		'1 млн 250',
	])('is refused where it is no whole number of roubles: %j', (text) => {
		expect(parsePrice(text)).toEqual({ ok: false, problem: 'digits' });
	});

	test('is shown, where it is refused, by a sample that is one', () => {
		const [, sample = ''] = /Образец: (.*)$/.exec(PRICE_PROBLEM_TEXT.digits) ?? [];
		expect(parsePrice(sample)).toEqual({ ok: true, price: 450_000 });
	});

	test.each(['0', '450', '0,5 тыс', '1000000001', '2000 млн', '9'.repeat(400)])(
		'is refused out of bounds: %s',
		(text) => {
			expect(parsePrice(text)).toEqual({ ok: false, problem: 'bounds' });
		},
	);

	test('is read again as it is shown', () => {
		fc.assert(
			fc.property(fc.integer({ min: PRICE_AT_LEAST, max: PRICE_AT_MOST }), (price) => {
				expect(parsePrice(`${formatNumber(price)} ₽`)).toEqual({ ok: true, price });
			}),
		);
	});
});
