import { isSettledToday, readData } from '../car.ts';
import { isInForce } from '../policies.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'no-policy',
	group: 'papers',
	needs: ['osago'],
	gravest: 'know',
	find: (car) => {
		// Part of an answer may have lost the policy that is in force, and an old one does not know it.
		if (!isSettledToday(car, 'osago')) return [];
		const policies = readData(car, 'osago') ?? [];
		if (policies.some((policy) => isInForce(policy, car.today) !== false)) return [];
		return [
			{
				severity: 'know',
				section: 'osago',
				// Of an empty list its length is the record.
				record: policies.length > 0 ? '0' : 'length',
				sentence: 'Действующего полиса ОСАГО нет.',
				question: 'Давно ли машина стоит без полиса и ездила ли она это время?',
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'По сегодняшнему ответу ни один полис не действует, и про каждый это известно точно.',
	figure: null,
	why:
		'Без полиса на машине нельзя ездить, и на осмотр тоже; часто она долго стояла. Новый полис ' +
		'покупателю нужен в любом случае.',
};
