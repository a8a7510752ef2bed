import { readData } from '../car.ts';
import { onDay } from '../days.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'open-recall',
	group: 'papers',
	needs: ['recall'],
	gravest: 'know',
	find: (car) =>
		(readData(car, 'recall') ?? []).map(({ date }, index) => {
			const day = onDay(date);
			return {
				severity: 'know',
				section: 'recall',
				record: `${index}`,
				sentence: `Отзывная кампания${day && ` от${day}`}: дилер исправит дефект бесплатно.`,
				question: 'Сделали ли ремонт по отзывной кампании и есть ли заказ-наряд?',
			};
		}),
};

export const explanation: Explanation = {
	condition: 'Реестр отзывных кампаний называет эту машину.',
	figure: null,
	why:
		'Завод обязан исправить дефект бесплатно, и сделать это может новый владелец. Сделан ли ремонт, ' +
		'реестр не говорит.',
};
