import type { Timeline } from '@avtosverka/contract/decision';
import { type Car, readData } from './car.ts';
import { readingsOf } from './readings.ts';

/** Owners, readings, marks and policies on one axis of time. */
export function timelineOf(car: Car): Timeline {
	const diagnostic = readData(car, 'diagnostic');
	const mileage = diagnostic === null ? [] : [...readingsOf(diagnostic)];
	return { from: null, to: car.today, owners: [], mileage, averageRun: null, marks: [], policies: [] };
}
