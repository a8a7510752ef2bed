import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { type Car, readData } from './car.ts';
import { daysBetween, yearsBetween } from './days.ts';
import { isImpossible, mileageOf } from './mileage.ts';
import { type OwnerPeriod, ownerPeriodsOf } from './owner-periods.ts';
import type { MileageReading } from './readings.ts';

/** A shorter time says little of a year. */
const SHORTEST_DAYS = 180;

/** How far a company drove a car in a year. */
export type CompanyRun = { readonly period: OwnerPeriod; readonly kmAYear: number };

/** The run of each period of ownership by a company that has readings enough. */
export function companyRunsOf(car: Car): readonly CompanyRun[] {
	const readings = mileageOf(car)?.trusted ?? [];
	const periods = ownerPeriodsOf(car);
	return periods
		.filter(({ kind }) => kind === 'company')
		.flatMap((period) => {
			const start = period === periods[0] && isNew(car, period.from) ? [{ date: period.from, km: 0 }] : [];
			const until = period.to ?? car.today;
			const own = readings.filter(({ date }) => date >= period.from && date <= until);
			const kmAYear = kmPerYearOf([...start, ...own]);
			return kmAYear === null ? [] : [{ period, kmAYear }];
		});
}

/** True for a car registered in the year of its building or in the next one. */
function isNew(car: Car, registered: IsoDate): boolean {
	const year = readData(car, 'registration')?.RequestResult?.vehicle_releaseyear ?? null;
	return year !== null && Number(registered.slice(0, 4)) - year <= 1;
}

function kmPerYearOf(readings: readonly MileageReading[]): number | null {
	const [first] = readings;
	const last = readings.at(-1);
	if (first === undefined || last === undefined || isImpossible({ before: first, after: last })) return null;
	if (daysBetween(first.date, last.date) < SHORTEST_DAYS) return null;
	const kmPerYear = (last.km - first.km) / yearsBetween(first.date, last.date);
	return kmPerYear > 0 ? kmPerYear : null;
}
