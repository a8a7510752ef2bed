import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { formatKilometres } from '@avtosverka/contract/vocabulary/plural';
import { IMPOSSIBLE_KM_A_DAY, mileageOf, recordOf } from '../mileage.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'mileage-slip',
	group: 'mileage',
	needs: ['diagnostic'],
	gravest: 'know',
	find: (car) =>
		(mileageOf(car)?.slips ?? []).map((reading) => ({
			severity: 'know',
			section: 'diagnostic',
			record: recordOf(car, reading),
			sentence:
				`Показание ${formatKilometres(reading.km)} от ${formatDay(reading.date)} не вяжется с соседними: ` +
				'вероятно, описка.',
			question: 'Где ещё записан пробег, кроме техосмотров: в заказ-нарядах, в сервисной книжке?',
		})),
};

export const explanation: Explanation = {
	condition:
		'Показание, одно или повторённое на картах подряд, ниже соседних или невозможно выше их, либо повторено с ' +
		'лишней цифрой, а соседние сходятся между собой; либо последнее показание выше, чем можно проехать.',
	figure: `${IMPOSSIBLE_KM_A_DAY} км в день изо дня в день`,
	why: 'Столько не проезжает и такси в две смены. Карты заполняют от руки, лишняя или потерянная цифра обычна.',
};
