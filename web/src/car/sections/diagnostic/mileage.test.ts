import { FOUND_DATA } from '@avtosverka/contract/check/testing/section-data';
import { readingsOf } from '@avtosverka/decision/car/readings';
import { rollbacks } from '@avtosverka/decision/car/rollbacks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartPoints, rollbackText } from './mileage.ts';

const day = fc
	.date({ min: new Date('2005-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));
const card = fc.record({
	dcNumber: fc.constantFrom(null, '1', '2'),
	dcDate: fc.option(day),
	dcExpirationDate: fc.constant(null),
	odometerValue: fc.option(fc.nat(900_000)),
});
const data = fc.array(card, { minLength: 1, maxLength: 12 }).map(([first, ...previousDcs]) => ({
	diagnosticCards: [{ ...first!, brand: null, model: null, vin: null, pointAddress: null, previousDcs }],
}));

describe('a rollback', () => {
	test('is a later reading lower than the one before', () => {
		const back = rollbacks(readingsOf(FOUND_DATA.diagnostic));
		expect(back).toHaveLength(1);
		expect(rollbackText(back[0]!).replaceAll('\u00a0', ' ')).toBe(
			'Пробег уменьшился: 15.01.2021 было 201 532 км, а 04.03.2022 стало 179 919 км, на 21 613 км меньше.',
		);
	});

	test('is never made of two readings of one day', () => {
		const sameDay = [200, 100].map((odometerValue) => ({
			dcNumber: null,
			dcDate: '2020-01-01',
			dcExpirationDate: null,
			odometerValue,
		}));
		const [first, second] = sameDay;
		const cards = {
			...first!,
			brand: null,
			model: null,
			vin: null,
			pointAddress: null,
			previousDcs: [second!],
		};
		expect(rollbacks(readingsOf({ diagnosticCards: [cards] }))).toEqual([]);
	});

	test('is there exactly when the readings do not only rise', () => {
		fc.assert(
			fc.property(data, (any) => {
				const list = readingsOf(any);
				const rises = list.every(({ km }, place) => km >= (list[place - 1]?.km ?? 0));
				expect(rollbacks(list).length === 0).toBe(rises);
			}),
		);
	});
});

test('every point lies on the paper', () => {
	fc.assert(
		fc.property(data, (any) => {
			for (const { x, y } of chartPoints(readingsOf(any))) {
				expect(x).toBeGreaterThanOrEqual(0);
				expect(x).toBeLessThanOrEqual(1);
				expect(y).toBeGreaterThanOrEqual(0);
				expect(y).toBeLessThanOrEqual(1);
			}
		}),
	);
});
