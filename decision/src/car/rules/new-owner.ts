import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import { daysBetween } from '../days.ts';
import { ownerPeriodsOf } from '../owner-periods.ts';
import type { Explanation, Rule } from '../rule.ts';

const NEW_OWNER_DAYS = 90;

export const rule: Rule = {
	id: 'new-owner',
	group: 'use',
	needs: ['registration'],
	gravest: 'know',
	find: (car) => {
		const last = ownerPeriodsOf(car).at(-1);
		if (last === undefined || last.to !== null) return [];
		const days = daysBetween(last.from, car.today);
		if (days < 0 || days >= NEW_OWNER_DAYS) return [];
		const since = counted(days, ['день', 'дня', 'дней']);
		return [
			{
				severity: 'know',
				section: 'registration',
				record: last.record,
				sentence: `Нынешний владелец — с ${formatDay(last.from)}, ${since}.`,
				question: 'Почему машину продают так скоро после покупки?',
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'Последний период владения длится и начался совсем недавно.',
	figure: `меньше ${NEW_OWNER_DAYS} дней`,
	why:
		'За три месяца владелец редко успевает узнать машину, а перекупщик обычно успевает продать. ' +
		'Причина бывает и житейской, поэтому это повод спросить, а не препятствие.',
};
