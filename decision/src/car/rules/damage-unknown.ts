import { accidentOn, accidentsOf } from '../accidents.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'damage-unknown',
	group: 'body',
	needs: ['dtp'],
	gravest: 'know',
	find: (car) =>
		accidentsOf(car)
			.filter(({ unknownCodes }) => unknownCodes.length > 0)
			.map((accident) => ({
				severity: 'know',
				section: 'dtp',
				record: accident.record,
				sentence: `${accidentOn(accident)}: неизвестные нам коды повреждений — ${listOf(accident.unknownCodes)}.`,
				question: 'Что было повреждено в ДТП, о котором реестр говорит только кодом?',
			})),
};

function listOf(codes: readonly string[]): string {
	return [...new Set(codes)].sort().join(', ');
}

export const explanation: Explanation = {
	condition: 'В записи о ДТП есть коды повреждений, которых нет в наших таблицах; они приводятся как есть.',
	figure: null,
	why: 'Смысл кода мы не угадываем: под ним может быть и царапина, и рама.',
};
