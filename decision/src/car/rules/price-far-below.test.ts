import { expect, test } from 'vitest';
import { decideCar } from '../decide.ts';
import { question, silent } from '../testing/answers.ts';
import { market } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const stats = market({ lower_market_bound: 1_000_000, upper_market_bound: 1_200_000 });

test('a price a fifth below the market and lower is to be clarified, with its share', () => {
	expect(sentencesOf('price-far-below', { stats }, { askedPrice: 620_000 })).toEqual([
		'Просят 620 000 ₽: на 38 % ниже нижней границы рынка (1 000 000 ₽).',
	]);
	expect(findingsOf('price-far-below', { stats }, { askedPrice: 799_999 })).toMatchObject([
		{ severity: 'clarify', section: 'stats', record: 'result.lower_market_bound' },
	]);
	expect(findingsOf('price-far-below', { stats }, { askedPrice: 800_000 })).toEqual([]);
});

test('one price is told by one rule', () => {
	for (const [askedPrice, rules] of [
		[620_000, ['price-far-below']],
		[900_000, ['asked-price']],
	] as const) {
		const { reasons } = decideCar(question({ stats }, { askedPrice }));
		expect(reasons.filter(({ section }) => section === 'stats').map(({ rule }) => rule)).toEqual(rules);
	}
});

test('silence of the market hides it only where a price was named', () => {
	expect(decideCar(question({ stats: silent() })).verdict).toBe('no-obstacles');
	expect(decideCar(question({ stats: silent() }, { askedPrice: 620_000 })).verdict).toBe('too-little');
	expect(findingsOf('price-far-below', { stats: silent() }, { askedPrice: 620_000 })).toEqual([]);
	expect(findingsOf('price-far-below', { stats })).toEqual([]);
});
