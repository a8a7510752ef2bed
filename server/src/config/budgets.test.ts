import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDailyCosts, readPrices } from './budgets.ts';

const priceOf = (text: string | undefined) => readPrices({ SUPPLIER_AVTOCOD_ORDER_PRICE: text }).avtocod;

describe('the price of an order', () => {
	test('is every sum of kopecks exactly, with a comma or a point', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(',', '.'), (kopecks, point) => {
				const text = `${Math.floor(kopecks / 100)}${point}${String(kopecks % 100).padStart(2, '0')}`;
				expect(priceOf(text)).toBe(kopecks);
			}),
		);
		expect([priceOf('12'), priceOf('12,5'), priceOf(' 0 ')]).toEqual([12_00, 12_50, 0]);
	});

	test('is none where nobody has said it', () => {
		expect([priceOf(undefined), priceOf(''), priceOf(' ')]).toEqual([null, null, null]);
	});

	test.each(['-1', '12,345', '1e3', 'двенадцать', '1 000', '1000000'])('is not «%s»', (text) => {
		expect(() => priceOf(text)).toThrow('SUPPLIER_AVTOCOD_ORDER_PRICE: нужна цена в рублях');
	});
});

describe('what a day may cost', () => {
	const costOf = (cost: string, price?: string) =>
		readDailyCosts({ SUPPLIER_AVTOCOD_DAILY_COST: cost, SUPPLIER_AVTOCOD_ORDER_PRICE: price }).avtocod;

	test('is a sum in roubles like the price, and none where it is not said', () => {
		expect([costOf('5000', '12,50'), costOf('0', '1'), costOf('', '1'), costOf('')]).toEqual([
			500_000,
			0,
			null,
			null,
		]);
		expect(() => costOf('много', '1')).toThrow('SUPPLIER_AVTOCOD_DAILY_COST: нужна цена в рублях');
	});

	test('needs a price: without one nothing would ever be stopped', () => {
		expect(() => costOf('5000')).toThrow(
			'SUPPLIER_AVTOCOD_DAILY_COST нужна вместе с SUPPLIER_AVTOCOD_ORDER_PRICE',
		);
	});
});
