import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceInWords, readTypedPrice, writtenPrice } from './price.ts';

describe('a price', () => {
	test.each([
		['125 000', 12_500_000],
		['125000,5', 12_500_050],
		['125\u00a0000.55 ₽', 12_500_055],
		['1 200 000 рублей', 120_000_000],
		['0,01', 1],
	])('«%s» is read', (text, kopecks) => {
		expect(readTypedPrice(text)).toBe(kopecks);
	});

	test.each([
		'',
		'0',
		'договорная',
		'125.000',
		'-5',
		'1e6',
		'1234567890123',
		'45000 5000',
		'450 000 500 000',
		'450 000 или 500 000',
		'400–500 тыс.',
		'125 000 45',
	])('«%s» is not', (text) => {
		expect(readTypedPrice(text)).toBeNull();
	});

	test('is written in figures and in words', () => {
		expect(writtenPrice(12_500_000)).toBe(
			'125\u00a0000,00\u00a0руб. (сто двадцать пять тысяч рублей 00 копеек)',
		);
		expect(priceInWords(2_100_101)).toBe('двадцать одна тысяча один рубль 01 копейка');
		expect(priceInWords(5)).toBe('ноль рублей 05 копеек');
	});

	test('comes back from its figures, and from its words by plain arithmetic', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (kopecks) => {
				const [figures = ''] = writtenPrice(kopecks).split('(');
				expect(readTypedPrice(figures.trim())).toBe(kopecks);
				expect(figures).toMatch(/^\d{1,3}(\u00a0\d{3})*,\d\d\u00a0руб\. $/);
				expect(sumOf(priceInWords(kopecks))).toBe(kopecks);
			}),
		);
	});
});

const ONES =
	'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать';
const TENS = 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто';
const HUNDREDS = 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот';

const WORTH = new Map<string, number>([
	...ONES.split(' ').map((word, index) => [word, index] as const),
	...TENS.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
	...HUNDREDS.split(' ').map((word, index) => [word, (index + 1) * 100] as const),
	['одна', 1],
	['две', 2],
]);
const SCALES: readonly (readonly [RegExp, number])[] = [
	[/^тысяч/, 1000],
	[/^миллион/, 1_000_000],
	[/^миллиард/, 1_000_000_000],
	[/^рубл/, 1],
];

/** What the words of a sum come to, in kopecks. */
function sumOf(words: string): number {
	let roubles = 0;
	let group = 0;
	const all = words.split(' ');
	for (const word of all.slice(0, -2)) {
		const scale = SCALES.findLast(([pattern]) => pattern.test(word))?.[1];
		const worth = WORTH.get(word);
		if (scale === undefined && worth === undefined) throw new Error(`«${word}» is no part of a sum`);
		if (scale === undefined) group += worth ?? 0;
		else {
			roubles += group * scale;
			group = 0;
		}
	}
	return roubles * 100 + Number(all.at(-2));
}
