import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { formatKilometres } from '@avtosverka/contract/vocabulary/plural';
import { daysBetween } from '../days.ts';
import {
	isImpossible,
	mileageOf,
	PRIVATE_KM_A_YEAR,
	type ReadingPair,
	recordOf,
	SHORTEST_SPAN_DAYS,
	WORK_QUESTION,
} from '../mileage.ts';
import type { MileageReading } from '../readings.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'mileage-per-year',
	group: 'mileage',
	needs: ['diagnostic'],
	gravest: 'clarify',
	find: (car) => {
		const fastest = spansOf(mileageOf(car)?.trusted ?? [])
			.filter((pair) => kmPerYearOf(pair) > PRIVATE_KM_A_YEAR)
			.sort((one, other) => kmPerYearOf(other) - kmPerYearOf(one))[0];
		if (fastest === undefined) return [];
		const { before, after } = fastest;
		return [
			{
				severity: 'clarify',
				section: 'diagnostic',
				record: recordOf(car, after),
				sentence:
					`С ${formatDay(before.date)} по ${formatDay(after.date)} пробег вырос на ` +
					`${formatKilometres(after.km - before.km)}: частные машины столько не ездят.`,
				question: WORK_QUESTION,
				inspect: 'Подвеску и двигатель: при такой езде они изнашиваются быстрее.',
			},
		];
	},
};

/** Each reading with the first that comes half a year later or more. */
function spansOf(readings: readonly MileageReading[]): readonly ReadingPair[] {
	return readings.flatMap((before, index) => {
		const after = readings
			.slice(index)
			.find(({ date }) => daysBetween(before.date, date) >= SHORTEST_SPAN_DAYS);
		return after === undefined || isImpossible({ before, after }) ? [] : [{ before, after }];
	});
}

function kmPerYearOf({ before, after }: ReadingPair): number {
	return ((after.km - before.km) / daysBetween(before.date, after.date)) * 365;
}

export const explanation: Explanation = {
	condition: `Между показаниями, от которых прошло не меньше ${SHORTEST_SPAN_DAYS} дней, пробег рос быстрее предела.`,
	figure: `${formatKilometres(PRIVATE_KM_A_YEAR)} в год`,
	why: 'Частная машина проезжает 15–20 тысяч в год, такси и прокат — 60–100 тысяч.',
};
