import { type Car, readData } from './car.ts';
import { daysBetween } from './days.ts';
import { oncePerCar } from './once-per-car.ts';
import { type MileageReading, readingsOf } from './readings.ts';

/** Figures of one day and of neighbouring days differ by as much as they are rounded by hand, km. */
export const ROUNDING_KM = 1_000;
/** No car is driven further than this from day to day, km: a greater climb is a slip of the pen. */
export const IMPOSSIBLE_KM_A_DAY = 500;

/** Days of grace: cards are written out some days after the inspection, or before it. */
const A_WEEK = 7;

/** Two readings, the earlier one first. */
export type ReadingPair = { readonly before: MileageReading; readonly after: MileageReading };

/** Readings of a car as rules read them. */
export type Mileage = {
	/** Oldest first; those that must be slips of the pen are left out. */
	readonly trusted: readonly MileageReading[];
	/** Falls that stay: what was before, and what is after. */
	readonly falls: readonly ReadingPair[];
	/** Readings that stand out against both sides, or against what a car can drive. */
	readonly slips: readonly MileageReading[];
};

/** The readings of a car; null where the register of inspections has given none. */
export const mileageOf = oncePerCar((car): Mileage | null => {
	const data = readData(car, 'diagnostic');
	const readings = data === null ? [] : readingsOf(data);
	if (readings.length === 0) return null;
	const slips = readings.filter((_, index) => isSlip(readings, index));
	const trusted = readings.filter((reading) => !slips.includes(reading));
	return { trusted, falls: pairsOf(trusted).filter(falls), slips };
});

/** Where a reading stands in the answer. */
export function recordOf(car: Car, { date, km }: MileageReading): string {
	const isIt = (card: { readonly dcDate: string | null; readonly odometerValue: number | null }) =>
		card.dcDate === date && card.odometerValue === km;
	for (const [index, card] of (readData(car, 'diagnostic')?.diagnosticCards ?? []).entries()) {
		if (isIt(card)) return `diagnosticCards.${index}`;
		const previous = card.previousDcs.findIndex(isIt);
		if (previous >= 0) return `diagnosticCards.${index}.previousDcs.${previous}`;
	}
	return 'diagnosticCards';
}

/**
 * A reading is a slip when its neighbours agree without it, which dips below them or leaps above; so is a
 * last one that leaps.
 */
function isSlip(readings: readonly MileageReading[], index: number): boolean {
	const [before, reading, after] = [readings[index - 1], readings[index], readings[index + 1]];
	if (before === undefined || reading === undefined) return false;
	if (after === undefined) return isImpossible({ before, after: reading });
	const agree = after.km >= before.km - ROUNDING_KM && !isImpossible({ before, after });
	const dips = falls({ before, after: reading });
	const leaps = isImpossible({ before, after: reading }) && falls({ before: reading, after });
	return agree && (dips || leaps);
}

/** Each reading with the one before it. */
export function pairsOf(readings: readonly MileageReading[]): readonly ReadingPair[] {
	return readings.flatMap((after, index) => {
		const before = readings[index - 1];
		return before === undefined ? [] : [{ before, after }];
	});
}

function falls({ before, after }: ReadingPair): boolean {
	return before.km - after.km > ROUNDING_KM;
}

/** True for a climb that no car drives in the days between. */
export function isImpossible({ before, after }: ReadingPair): boolean {
	const days = daysBetween(before.date, after.date);
	return after.km - before.km > IMPOSSIBLE_KM_A_DAY * (days + A_WEEK);
}
