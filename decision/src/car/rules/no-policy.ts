import { formatDay, type IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { isSettledToday, readData } from '../car.ts';
import { dayOf } from '../days.ts';
import { isAliveNotToday, isInForce } from '../policies.ts';
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
		const resting = policies.findIndex((policy) => isAliveNotToday(policy, car.today));
		const { startDate, endDate } = policies[resting] ?? {};
		return [
			{
				severity: 'know',
				section: 'osago',
				// Of an empty list its length is the record.
				record: policies.length > 0 ? String(Math.max(0, resting)) : 'length',
				sentence:
					resting < 0
						? 'Действующего полиса ОСАГО нет.'
						: `Полис ОСАГО есть, но сегодня не действует${period(dayOf(startDate), dayOf(endDate))}.`,
				question: 'Давно ли машина без полиса и ездила ли она всё это время?',
			},
		];
	},
};

function period(from: IsoDate | null, to: IsoDate | null): string {
	const parts = [from && `с ${formatDay(from)}`, to && `по ${formatDay(to)}`].filter(Boolean);
	return parts.length > 0 ? `: срок ${parts.join(' ')}` : '';
}

export const explanation: Explanation = {
	condition: 'По сегодняшнему ответу ни один полис не действует, и про каждый это известно точно.',
	figure: null,
	why:
		'Без полиса на машине нельзя ездить, и на осмотр тоже; часто она долго стояла. Новый полис ' +
		'покупателю нужен в любом случае.',
};
