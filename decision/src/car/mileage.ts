import { type Car, readData } from './car.ts';
import { daysBetween } from './days.ts';
import { oncePerCar } from './once-per-car.ts';
import { type MileageReading, readingsOf } from './readings.ts';
import type { Finding } from './rule.ts';

/** Figures of one day and of neighbouring days differ by as much as they are rounded by hand, km. */
export const ROUNDING_KM = 1_000;
/** No car is driven further than this from day to day, km: a greater climb is a slip of the pen. */
export const IMPOSSIBLE_KM_A_DAY = 500;

/** Private persons drive 15 000–20 000 km a year; this is the work of a taxi. */
export const PRIVATE_KM_A_YEAR = 60_000;
/** Over fewer days a holiday looks like the work of a taxi. */
export const SHORTEST_SPAN_DAYS = 180;

/** Days of grace: cards are written out some days after the inspection, or before it. */
const A_WEEK = 7;

/** What to ask about a run that no private person makes. */
export const WORK_QUESTION = 'Работала ли машина в такси, прокате или доставке, была ли в лизинге?';

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
	const runs = runsOf(readings);
	const slips = runs.filter((_, index) => isSlip(runs, index)).flat();
	const trusted = readings.filter((reading) => !slips.includes(reading));
	return { trusted, falls: pairsOf(trusted).filter(isFall), slips };
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

/** Equal readings in a row stand together: a slip is often copied from card to card. */
type Run = readonly [MileageReading, ...MileageReading[]];

function runsOf(readings: readonly MileageReading[]): readonly Run[] {
	const runs: [MileageReading, ...MileageReading[]][] = [];
	for (const reading of readings) {
		const run = runs.at(-1);
		if (run?.[0].km === reading.km) run.push(reading);
		else runs.push([reading]);
	}
	return runs;
}

/**
 * Readings are a slip when their neighbours agree without them, which dip below them or leap above; so is a
 * last one that leaps and that no card repeats.
 */
function isSlip(runs: readonly Run[], index: number): boolean {
	const [before, run, next] = [runs[index - 1]?.at(-1), runs[index], runs[index + 1]];
	if (before === undefined || run === undefined) return false;
	const [first] = run;
	const leaps = isImpossible({ before, after: first });
	if (next === undefined) return leaps && run.length === 1;
	const [after] = next;
	const agree = after.km >= before.km - ROUNDING_KM && !isImpossible({ before, after });
	const isTooMuch = leaps || (run.length > 1 && hasDigitTooMany(before, first, after));
	return agree && (isFall({ before, after: first }) || (isTooMuch && isFall({ before: first, after })));
}

/** True where the figure fits between its neighbours without its last digit. */
function hasDigitTooMany(before: MileageReading, { km }: MileageReading, after: MileageReading): boolean {
	return km / 10 >= before.km && km / 10 <= after.km;
}

/** Each reading with the one before it. */
export function pairsOf(readings: readonly MileageReading[]): readonly ReadingPair[] {
	return readings.flatMap((after, index) => {
		const before = readings[index - 1];
		return before === undefined ? [] : [{ before, after }];
	});
}

/** True where the later reading is lower by more than rounding. */
export function isFall({ before, after }: ReadingPair): boolean {
	return before.km - after.km > ROUNDING_KM;
}

/** True for a climb that no car drives in the days between. */
export function isImpossible({ before, after }: ReadingPair): boolean {
	const days = daysBetween(before.date, after.date);
	return after.km - before.km > IMPOSSIBLE_KM_A_DAY * (days + A_WEEK);
}

/** What tells of the mileage where the records do not. After a fall it stands in the line about the fall. */
export function wearTask(car: Car): Pick<Finding, 'inspect'> {
	if ((mileageOf(car)?.falls.length ?? 0) > 0) return {};
	return { inspect: 'Износ руля, педалей и сиденья: соответствует ли он пробегу на приборе.' };
}
