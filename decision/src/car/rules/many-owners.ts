import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { readData } from '../car.ts';
import type { Explanation, Rule } from '../rule.ts';

const OWNERS_MORE = 1;

export const rule: Rule = {
	id: 'many-owners',
	group: 'use',
	needs: ['registration', 'stats'],
	gravest: 'know',
	find: (car) => {
		const count = readData(car, 'registration')?.RequestResult?.periods.length ?? 0;
		const usual = readData(car, 'stats')?.result?.avg_owners ?? null;
		if (usual === null || usual <= 0 || count < usual + OWNERS_MORE) return [];
		return [
			{
				severity: 'know',
				section: 'registration',
				record: 'RequestResult.periods',
				sentence: `Владельцев ${formatNumber(count)}, у похожих машин в среднем ${formatNumber(usual)}.`,
				question: 'Почему машина так часто меняла владельцев?',
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'Периодов владения больше, чем в среднем владельцев у похожих машин.',
	figure: `на ${OWNERS_MORE} и больше`,
	why:
		'Среднее редко бывает целым: разница меньше одного владельца ничего не говорит. Большая сбивает ' +
		'цену.',
};
