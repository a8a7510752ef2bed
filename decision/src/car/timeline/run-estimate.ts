import type { Timeline } from '@avtosverka/contract/decision';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { Car } from '../car.ts';
import { daysBetween, yearsBetween } from '../days.ts';
import {
	isFall,
	isImpossible,
	mileageOf,
	PRIVATE_KM_A_YEAR,
	pairsOf,
	type ReadingPair,
	SHORTEST_SPAN_DAYS,
} from '../mileage.ts';
import { type MileageReading, pastReadings } from '../readings.ts';

/** Between what a car has run, km, after its readings have fallen. */
export type RunBounds = {
	/** The highest reading before the first fall. */
	readonly before: MileageReading;
	readonly least: number;
	/** Null where the readings show no speed. */
	readonly most: number | null;
};

const THOUSAND = 1_000;

/** The same of a car's own readings, rounded outward; null where they do not fall or cannot be trusted. */
export function runEstimateOf(car: Car): Timeline['runEstimate'] {
	const trusted = mileageOf(car)?.trusted ?? [];
	const bounds = runBounds(pastReadings(trusted, car.today), car.today);
	if (bounds === null) return null;
	return {
		before: bounds.before,
		least: Math.floor(bounds.least / THOUSAND) * THOUSAND,
		most: bounds.most === null ? null : Math.ceil(bounds.most / THOUSAND) * THOUSAND,
	};
}

/**
 * At least: the highest reading before the first fall, and what was measured between later ones. At most:
 * from that reading on each interval as measured, or at the car's own speed where that is more, until today.
 * Readings come oldest first and without slips; a climb that no car drives makes all of them useless.
 */
export function runBounds(readings: readonly MileageReading[], today: IsoDate): RunBounds | null {
	const [first, ...later] = unbrokenRuns(readings);
	if (first === undefined || later.length === 0 || pairsOf(readings).some(isImpossible)) return null;
	const before = highestOf(first);
	const least = later.reduce((sum, run) => sum + highestOf(run).km - run[0].km, before.km);
	const speed = speedOf([first, ...later]);
	if (speed === null) return { before, least, most: null };
	const since = readings.slice(readings.indexOf(before));
	const driven = pairsOf(since).map((pair) =>
		Math.max(0, pair.after.km - pair.before.km, speed * yearsOf(pair)),
	);
	const untilToday = speed * yearsBetween(readings.at(-1)?.date ?? today, today);
	return { before, least, most: driven.reduce((sum, km) => sum + km, before.km + untilToday) };
}

type Run = readonly [MileageReading, ...MileageReading[]];

/** Readings between two falls. */
function unbrokenRuns(readings: readonly MileageReading[]): readonly Run[] {
	const runs: [MileageReading, ...MileageReading[]][] = [];
	for (const after of readings) {
		const run = runs.at(-1);
		const before = run?.at(-1);
		if (run && before && !isFall({ before, after })) run.push(after);
		else runs.push([after]);
	}
	return runs;
}

/** Of equal readings the latest. */
function highestOf(run: Run): MileageReading {
	return run.reduce((highest, reading) => (reading.km >= highest.km ? reading : highest));
}

/** The fastest of the runs that are long enough, km a year; no faster than private cars are driven. */
function speedOf(runs: readonly Run[]): number | null {
	const speeds = runs
		.map((run): ReadingPair => ({ before: run[0], after: highestOf(run) }))
		.filter(({ before, after }) => daysBetween(before.date, after.date) >= SHORTEST_SPAN_DAYS)
		.map((pair) => (pair.after.km - pair.before.km) / yearsOf(pair));
	return speeds.length === 0 ? null : Math.min(Math.max(...speeds), PRIVATE_KM_A_YEAR);
}

function yearsOf({ before, after }: ReadingPair): number {
	return yearsBetween(before.date, after.date);
}
