import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { formatKilometres } from '@avtosverka/contract/vocabulary/plural';
import { type Car, readData } from '../car.ts';
import { yearsBetween } from '../days.ts';
import { mileageOf, recordOf, wearTask } from '../mileage.ts';
import type { Explanation, Rule } from '../rule.ts';

const LOW_KM_A_YEAR = 5_000;
const SILENT_YEARS = 3;
/** A young car may have been driven little. */
const OLD_YEARS = 3;

export const rule: Rule = {
	id: 'mileage-low',
	group: 'mileage',
	needs: ['diagnostic'],
	gravest: 'know',
	find: (car) => {
		const last = mileageOf(car)?.trusted.at(-1);
		const year = yearOf(car);
		if (last === undefined || year === null) return [];
		const age = Number(last.date.slice(0, 4)) - year;
		const silence = yearsBetween(last.date, car.today);
		if (age < OLD_YEARS || silence < SILENT_YEARS || last.km >= age * LOW_KM_A_YEAR) return [];
		return [
			{
				severity: 'know',
				section: 'diagnostic',
				record: recordOf(car, last),
				sentence:
					`Последнее показание — ${formatKilometres(last.km)} (${formatDay(last.date)}): мало для машины ` +
					`${year} года, и с тех пор пробег никто не записывал.`,
				question: 'Чем подтверждается пробег за годы без техосмотра?',
				...wearTask(car),
			},
		];
	},
};

function yearOf(car: Car): number | null {
	const registered = readData(car, 'registration')?.RequestResult?.vehicle_releaseyear ?? null;
	return registered ?? readData(car, 'base')?.year ?? null;
}

export const explanation: Explanation = {
	condition:
		`Последнее показание снято, когда машине было не меньше ${OLD_YEARS} лет, и меньше предела на год возраста, ` +
		`а новых нет ${SILENT_YEARS} года.`,
	figure: `${formatKilometres(LOW_KM_A_YEAR)} на год возраста; ${SILENT_YEARS} года без показаний`,
	why: 'Это треть обычного пробега. Ездить мало можно, но без записей за три года это нечем подтвердить.',
};
