import { formatDay } from '@avtosverka/contract/vocabulary/moment';
import { daysBetween } from '../days.ts';
import { ownerPeriodsOf } from '../owner-periods.ts';
import type { Explanation, Rule } from '../rule.ts';

const RESALE_DAYS = 183;
const LATELY_DAYS = 365;

export const rule: Rule = {
	id: 'quick-resale',
	group: 'use',
	needs: ['registration'],
	gravest: 'clarify',
	find: (car) =>
		ownerPeriodsOf(car).flatMap((period, index, periods) => {
			const before = periods[index - 1];
			if (before === undefined || daysBetween(before.from, period.from) > RESALE_DAYS) return [];
			if (daysBetween(period.from, car.today) > LATELY_DAYS) return [];
			const days = `с ${formatDay(before.from)} и с ${formatDay(period.from)}`;
			return {
				severity: 'clarify' as const,
				section: 'registration' as const,
				record: period.record,
				sentence: `Два владельца за полгода, ${days}: похоже на перепродажу.`,
				question: 'Можно ли увидеть договоры на последние продажи?',
				inspect: 'Подпись продавца в ПТС или договоре и его паспорт: продаёт ли сам владелец.',
			};
		}),
};

export const explanation: Explanation = {
	condition: 'Один владелец сменил другого за короткий срок, и было это недавно.',
	figure: `между ними не больше ${RESALE_DAYS} дней, со второго прошло не больше ${LATELY_DAYS}`,
	why:
		'Полгода — срок, за который машину перепродают, не успев на ней поездить. Если в цепочке продаж ' +
		'есть спорная, сделку могут отменить. Давние перепродажи о нынешнем продавце не говорят.',
};
