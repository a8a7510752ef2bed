import type { Build } from '../car.ts';
import { chance } from '../chance.ts';
import type { ModelRow } from '../data/model-row.ts';
import { COLORS, type Gearbox } from '../data/words.ts';
import { modelsOfVin } from '../maker-of-vin.ts';
import { yearsOfSign } from '../model-year.ts';

/**
 * What kind of car a VIN stands for: a model of its maker that was made in the year of the tenth sign; where
 * no such model exists, any model of the maker and a year in which it was made.
 */
export function buildOf(vin: string, thisYear: number): Build {
	const dice = chance(`build:${vin}`);
	const years = yearsOfSign(vin[9] ?? '', thisYear);
	const { makers, models } = modelsOfVin(vin);
	const fitting = models.filter(([, , , , , from, to]) => years.some((year) => year >= from && year <= to));
	const color = dice.pick(Object.keys(COLORS));
	const row = dice.pick(fitting.length > 0 ? fitting : models);
	if (!row) return unknownModel(dice.pick(makers), years[0] ?? dice.between(2006, 2020), color, thisYear);

	const [make, model, , , body, from, to, power, volume, fuel, drive, thousands] = row;
	const said = years.find((year) => year >= from && year <= to);
	const year = said ?? dice.between(from, Math.min(to, thisYear - 1));
	const price = priceNow(thousands * 1000, thisYear - year);
	return { make, model, body, year, power, volume, fuel, gearbox: gearboxOf(row), drive, color, price };
}

function unknownModel(make: string, year: number, color: string, thisYear: number): Build {
	return {
		make,
		model: null,
		body: 'sedan',
		year,
		power: 120,
		volume: 1800,
		fuel: 'petrol',
		gearbox: 'MANUAL',
		drive: 'front',
		color,
		price: priceNow(900_000, thisYear - year),
	};
}

function gearboxOf([, , , , body, , , , , fuel, , thousands]: ModelRow): Gearbox {
	if (fuel === 'hybrid') return 'VARIABLE';
	if (body === 'van' || body === 'truck' || body === 'bus') return 'MANUAL';
	return thousands >= 1000 ? 'AUTOMATIC' : 'MANUAL';
}

/** A car loses some five percent a year, but never all of its worth. */
function priceNow(price: number, age: number): number {
	const worth = price * Math.max(0.25, 1.1 * 0.95 ** Math.max(0, age));
	return Math.round(worth / 10_000) * 10_000;
}
