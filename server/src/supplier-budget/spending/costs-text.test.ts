import { ORDER_PURPOSES } from '@avtosverka/contract/vocabulary/order-purpose';
import { PAID_SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costsLines } from './costs-text.ts';

const PRICE = 12_50;
const NOVEMBER = { first: '2026-11-01', last: '2026-11-30', words: 'ноябрь 2026' };

const spending = fc.record({
	supplier: fc.constantFrom(...PAID_SUPPLIERS),
	purpose: fc.constantFrom(...ORDER_PURPOSES),
	day: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
	orders: fc.integer({ min: 1, max: 1_000_000 }),
	kopecks: fc.integer({ min: 0, max: 100_000_000_00 }),
});
const month = fc.uniqueArray(spending, {
	selector: ({ supplier, purpose, day }) => `${supplier} ${purpose} ${day}`,
	minLength: 1,
	maxLength: 40,
});

const numberOf = (text = '') => Number(text.replace(/[\s₽]/g, '').replace(',', '.'));

/** Orders and kopecks of all lines that begin so, added up. */
function sumsOf(lines: readonly string[], beginning: RegExp) {
	const cells = lines.filter((line) => beginning.test(line)).map((line) => line.trim().split(/ {3,}/));
	return cells.reduce(
		(sum, [, orders, cost]) => ({
			orders: sum.orders + numberOf(orders),
			kopecks: sum.kopecks + (cost === 'цена не задана' ? 0 : Math.round(numberOf(cost) * 100)),
		}),
		{ orders: 0, kopecks: 0 },
	);
}

test('suppliers, purposes and days each add up to the total, with and without prices', () => {
	fc.assert(
		fc.property(month, fc.constantFrom(null, PRICE), (rows, apicloud) => {
			const lines = costsLines(NOVEMBER, rows, { avtocod: PRICE, apicloud });
			const total = {
				orders: rows.reduce((sum, row) => sum + row.orders, 0),
				kopecks: rows.reduce((sum, row) => sum + row.kopecks, 0),
			};
			for (const part of [/^Всего/, /^(?:Автокод|api-cloud\.ru)/, /^ {2}\S/, /^\d\d\./])
				expect(sumsOf(lines, part)).toEqual(total);
		}),
	);
});

test('every line of the tables is equally long', () => {
	fc.assert(
		fc.property(month, (rows) => {
			const lines = costsLines(NOVEMBER, rows, { avtocod: PRICE, apicloud: PRICE }).slice(1);
			expect(new Set(lines.filter((line) => line !== '').map(({ length }) => length)).size).toBe(1);
		}),
	);
});
