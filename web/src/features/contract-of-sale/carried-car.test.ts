import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContractCar } from '../../ui/contract-address.ts';
import { filledUp, holdsAnotherCar, type ReportedCar, readReportedCar, withThisCar } from './carried-car.ts';
import { FILLED } from './testing/filled-values.ts';
import { EMPTY_VALUES, FIELD_NAMES, longestOf } from './values.ts';

const CARRIED: ContractCar = {
	...{ vin: 'XTA21144094786239', plate: 'А 123 ВС 77', model: 'LADA 2114', year: '2009' },
	...{ body: 'XTA21144094786239', chassis: '', colour: 'Красный' },
	sources: ['Источник: Автокод, данные на 21 ноября 2026, 10:42'],
};

const prices = vi.hoisted(() => new Map<string, number>());
vi.mock('../../asked-prices/asked-prices.ts', () => ({
	storedPriceOf: (vin: string) => prices.get(vin) ?? null,
}));
beforeEach(() => prices.clear());

const reported = () => readReportedCar({ car: CARRIED }) as ReportedCar;

test('an empty form gets all that the report knows, and the price that was typed in there', () => {
	prices.set(CARRIED.vin, 450_000);
	expect(filledUp(EMPTY_VALUES, reported())).toEqual({
		...EMPTY_VALUES,
		...{ 'car.vin': CARRIED.vin, 'car.plate': 'А 123 ВС 77', 'car.model': 'LADA 2114' },
		...{ 'car.year': '2009', 'car.body': CARRIED.vin, 'car.colour': 'Красный' },
		'deal.price': '450\u00a0000',
	});
});

test('what a person has typed of the same car stays as they typed it', () => {
	const typed = { ...EMPTY_VALUES, 'car.vin': 'хта 21144 094786239', 'car.colour': 'Вишнёвый' };
	expect(holdsAnotherCar(typed, reported())).toBe(false);
	expect(filledUp(typed, reported())).toMatchObject({
		...{ 'car.vin': 'хта 21144 094786239', 'car.colour': 'Вишнёвый' },
		...{ 'car.model': 'LADA 2114', 'car.year': '2009' },
	});
});

test('a form with another car, or one without a VIN, holds another; one with people alone does not', () => {
	expect(holdsAnotherCar({ ...EMPTY_VALUES, 'car.vin': 'Z94K241BBMR251210' }, reported())).toBe(true);
	expect(holdsAnotherCar({ ...EMPTY_VALUES, 'car.model': 'Kia Rio' }, reported())).toBe(true);
	expect(holdsAnotherCar({ ...EMPTY_VALUES, 'buyer.name': 'Примеров', 'deal.price': '1' }, reported())).toBe(
		false,
	);
});

test('in the place of another car nothing of that one’s papers is left, and everything else is', () => {
	const placed = withThisCar(FILLED, reported());
	expect([placed['car.pts'], placed['car.engine'], placed['car.chassis']]).toEqual(['', '', '']);
	expect(placed['car.vin']).toBe(CARRIED.vin);
	for (const name of FIELD_NAMES.filter((one) => !one.startsWith('car.'))) {
		expect(placed[name]).toBe(FILLED[name]);
	}
});

test('whatever lies beside an address is a car or nothing, and no longer than its field', () => {
	expect(readReportedCar(null)).toBeNull();
	expect(readReportedCar({ from: '/' })).toBeNull();
	expect(readReportedCar({ car: { ...CARRIED, vin: 'XTA' } })).toBeNull();
	const anything = fc.anything();
	const car = fc.record({
		vin: fc.constant(CARRIED.vin),
		model: fc.string({ maxLength: 200 }),
		plate: anything,
	});
	fc.assert(
		fc.property(fc.oneof(anything, fc.record({ car: fc.oneof(car, anything) })), (state) => {
			const read = readReportedCar(state);
			for (const [name, text] of Object.entries(read?.values ?? {})) {
				expect(text.length).toBeLessThanOrEqual(longestOf(name as keyof typeof EMPTY_VALUES));
			}
		}),
	);
});
