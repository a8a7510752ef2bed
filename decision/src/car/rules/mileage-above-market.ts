import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { formatKilometres, formatNumber, pluralForm } from '@avtosverka/contract/vocabulary/plural';
import { readData } from '../car.ts';
import { mileageOf, recordOf } from '../mileage.ts';
import type { Explanation, Rule } from '../rule.ts';

const TIMES = 1.5;

export const rule: Rule = {
	id: 'mileage-above-market',
	group: 'mileage',
	needs: ['diagnostic', 'stats'],
	gravest: 'know',
	find: (car) => {
		const average = readData(car, 'stats')?.result?.avg_run ?? 0;
		const highest = mileageOf(car)?.trusted.toSorted((one, other) => other.km - one.km)[0];
		if (average <= 0 || highest === undefined || highest.km <= average * TIMES) return [];
		return [
			{
				severity: 'know',
				section: 'diagnostic',
				record: recordOf(car, highest),
				sentence:
					`Пробег ${formatKilometres(highest.km)} (${formatDay(highest.date)}) — в ` +
					`${timesInWords(highest.km / average)} больше среднего у похожих машин ` +
					`(${formatKilometres(Math.round(average))}).`,
				question: 'Что из дорогого уже меняли: сцепление, подвеску, коробку передач?',
			},
		];
	},
};

/** «1,7 раза», «5 раз». */
function timesInWords(times: number): string {
	const rounded = Math.round(times * 10) / 10;
	const form = Number.isInteger(rounded) ? pluralForm(rounded, ['раз', 'раза', 'раз']) : 'раза';
	return `${formatNumber(rounded)} ${form}`;
}

export const explanation: Explanation = {
	condition:
		'Наибольшее показание одометра больше среднего пробега похожих машин в объявлениях, умноженного на порог.',
	figure: formatNumber(TIMES),
	why: 'Разброс пробега у ровесников — около трети; полуторный уже меняет цену и срок крупных работ.',
};
