import { findingsOfField } from '../identity-differences.ts';
import { IDENTITY_FIELDS } from '../identity-fields.ts';
import { YEAR_TOLERANCE } from '../identity-values.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'year-differs',
	group: 'identity',
	needs: ['registration'],
	gravest: 'know',
	find: findingsOfField(IDENTITY_FIELDS.year, {
		question: 'Какой год выпуска записан в ПТС?',
		inspect: 'Год на бирках ремней, стёклах и табличке завода.',
	}),
};

export const explanation: Explanation = {
	condition: 'Год выпуска в другом источнике не тот, что в регистрации.',
	figure: `больше чем на ${YEAR_TOLERANCE} год`,
	why:
		'Одни источники пишут год выпуска, другие — модельный год: один год разницы ничего не значит. ' +
		'Больший меняет цену.',
};
