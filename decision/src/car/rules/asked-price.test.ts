import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { market } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const stats = market({ lower_market_bound: 800_000, upper_market_bound: 950_000 });

test('a price outside the bounds is told with the difference', () => {
	expect(sentencesOf('asked-price', { stats }, { askedPrice: 650_000 })).toEqual([
		'Просят 650 000 ₽: на 150 000 ₽ ниже нижней границы рынка.',
	]);
	expect(sentencesOf('asked-price', { stats }, { askedPrice: 990_000 })).toEqual([
		'Просят 990 000 ₽: на 40 000 ₽ выше верхней границы рынка.',
	]);
	expect(findingsOf('asked-price', { stats }, { askedPrice: 990_000 })).toMatchObject([
		{ severity: 'know', section: 'stats', record: 'result.upper_market_bound' },
	]);
});

test('a price on the bounds and between them, no price, no bounds and silence are no finding', () => {
	for (const askedPrice of [800_000, 900_000, 950_000, null, 0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
		expect(findingsOf('asked-price', { stats }, { askedPrice })).toEqual([]);
	}
	for (const without of [market({}), { success: false, result: null }, silent()]) {
		expect(findingsOf('asked-price', { stats: without }, { askedPrice: 1 })).toEqual([]);
	}
});
