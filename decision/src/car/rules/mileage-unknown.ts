import { isSettled } from '../car.ts';
import { mileageOf, wearTask } from '../mileage.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'mileage-unknown',
	group: 'mileage',
	needs: ['diagnostic'],
	gravest: 'know',
	keepsGreen: true,
	find: (car) => {
		if (!isSettled(car, 'diagnostic') || mileageOf(car) !== null) return [];
		return [
			{
				severity: 'know',
				section: 'diagnostic',
				record: 'diagnosticCards',
				sentence: 'Показаний одометра в реестре нет: пробег на приборе подтвердить нечем.',
				question: 'Чем подтверждается пробег: сервисной книжкой, заказ-нарядами, фотографиями?',
				...wearTask(car),
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'Реестр техосмотров ответил до конца, и ни одного показания с днём в ответе нет.',
	figure: null,
	why: 'Без записей верить можно только износу и бумагам; молчание реестра этой причины не даёт.',
};
