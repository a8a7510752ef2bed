import type { Timeline } from '@avtosverka/contract/decision';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { type Car, isSettled, readData } from './car.ts';
import { whySilent } from './not-checked.ts';
import { insuredPeriodsOf } from './policies.ts';
import { pastReadings, readingsOf } from './readings.ts';
import type { Finding } from './rule.ts';
import { marksOf } from './timeline/marks.ts';
import { ownersOf } from './timeline/owners.ts';
import { runEstimateOf } from './timeline/run-estimate.ts';

/** An axis with nothing on it. */
export function emptyTimeline(today: IsoDate): Timeline {
	const nothing = { from: null, owners: [], mileage: [], averageRun: null, runEstimate: null };
	return { ...nothing, marks: [], policies: [], to: today, noReadings: 'Пробег: ошибка на нашей стороне' };
}

/**
 * Owners, readings, marks and policies on one axis of time, from the first day that is known to today; a mark
 * is as grave as what was found in its record.
 */
export function timelineOf(car: Car, findings: readonly Finding[]): Timeline {
	const owners = ownersOf(readData(car, 'registration')?.RequestResult?.periods ?? [], car.today);
	const mileage = mileageOf(car);
	const marks = marksOf(car, findings);
	const policies = insuredPeriodsOf(car);
	const days = [...owners, ...policies].map(({ from }) => from);
	days.push(...[...mileage, ...marks].map(({ date }) => date));
	return {
		from: days.sort()[0] ?? null,
		to: car.today,
		owners,
		mileage,
		noReadings: mileage.length > 0 ? null : noReadingsWords(car),
		averageRun: averageRunOf(car),
		runEstimate: runEstimateOf(car),
		marks,
		policies,
	};
}

function mileageOf(car: Car): Timeline['mileage'] {
	const data = readData(car, 'diagnostic');
	return data === null ? [] : pastReadings(readingsOf(data), car.today);
}

/** A register without readings is not a silent one. */
function noReadingsWords(car: Car): string {
	if (isSettled(car, 'diagnostic')) return 'Показаний одометра в реестре нет';
	const [why] = whySilent(car, 'diagnostic', false)?.split(': ') ?? [];
	return `Пробег: ${why}`;
}

function averageRunOf(car: Car): number | null {
	const stats = readData(car, 'stats');
	const km = stats?.success ? (stats.result?.avg_run ?? null) : null;
	return km !== null && km > 0 ? km : null;
}
