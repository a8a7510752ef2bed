import type { MarketStats } from '@avtosverka/contract/check/stats';
import { describe, expect, test } from 'vitest';
import { priceSentence } from './price-sentence.ts';

const MARKET: MarketStats = {
	avg_run: null,
	avg_owners: null,
	upper_market_bound: 360_000,
	lower_market_bound: 190_000,
	avg_price: 265_000,
	adverts_count_all: 128,
};
const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ') ?? null;
const said = (text: string, over: Partial<MarketStats> = {}) =>
	plain(priceSentence(text, { success: true, result: { ...MARKET, ...over } }));

describe('a price against the market', () => {
	test.each([
		['150000', 'На 40 000 ₽ ниже рынка (190 000–360 000 ₽). Спросите, почему дёшево.'],
		['190000', 'В пределах рынка: 190 000–360 000 ₽.'],
		['360 000', 'В пределах рынка: 190 000–360 000 ₽.'],
		['400000', 'На 40 000 ₽ выше рынка (190 000–360 000 ₽). Есть повод торговаться.'],
	])('of %s is told', (price, sentence) => {
		expect(said(price)).toBe(sentence);
	});

	test('is weak with fewer than ten adverts', () => {
		const few = ' Но объявлений мало, всего 9: сравнение неточное.';
		expect(said('200000', { adverts_count_all: 9 })).toBe(`В пределах рынка: 190 000–360 000 ₽.${few}`);
		expect(said('200000', { adverts_count_all: 10 })).not.toContain('неточное');
		expect(said('200000', { adverts_count_all: null })).not.toContain('неточное');
	});

	test('is told to wait while there are no figures, or that there are none', () => {
		expect(priceSentence('200000', null)).toBe('Сравним с рынком, когда придёт ответ.');
		const none = 'Рыночных цен на такие машины нет: сравнить не с чем.';
		expect(priceSentence('200000', { success: false, result: null })).toBe(none);
		expect(said('200000', { lower_market_bound: null })).toBe(none);
	});

	test('is nothing where there is no price', () => {
		for (const text of ['', 'дорого', '15']) expect(said(text)).toBeNull();
	});
});
