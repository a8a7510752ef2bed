import { counted } from '@avtosverka/contract/vocabulary/plural';
import { accidentOn, accidentsOf, RECENT_DAYS } from '../accidents.ts';
import { daysBetween } from '../days.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'accident-recent',
	group: 'body',
	needs: ['dtp'],
	gravest: 'clarify',
	find: (car) =>
		accidentsOf(car).flatMap((accident) => {
			if (accident.day === null || !accident.isRecent) return [];
			const days = daysBetween(accident.day, car.today);
			const ago = days === 0 ? 'сегодня' : `${counted(days, ['день', 'дня', 'дней'])} назад`;
			// What a grave one has harmed is said by its own rule.
			const what = accident.frame.length > 0 ? '' : accident.words;
			return {
				severity: 'clarify' as const,
				section: 'dtp' as const,
				record: accident.record,
				sentence: `${accidentOn(accident)}, ${ago}${what === '' ? '' : `: ${what}`}.`,
				question: 'Есть ли фотографии после недавнего ДТП и документы о ремонте?',
				inspect: 'Свежую окраску, новые фары и стёкла, следы разборки: машину могли чинить наспех.',
			};
		}),
};

export const explanation: Explanation = {
	condition: `Со дня аварии прошло не больше ${RECENT_DAYS} дней.`,
	figure: `${RECENT_DAYS} дней`,
	why:
		'Полгода — срок, за который битую машину чинят и продают. Повреждение могли скрыть к продаже, и по ' +
		'фотографиям это видно лучше, чем на месте.',
};
