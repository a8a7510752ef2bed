import { findingsOfField } from '../identity-differences.ts';
import { IDENTITY_FIELDS } from '../identity-fields.ts';

import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'colour-differs',
	group: 'identity',
	needs: ['registration'],
	gravest: 'know',
	find: findingsOfField(IDENTITY_FIELDS.colour, {
		question: 'Перекрашивали ли машину и внесён ли новый цвет в СТС?',
		inspect: 'Цвет в проёмах дверей, под ковриком багажника и под капотом.',
	}),
};

export const explanation: Explanation = {
	condition: 'Цвет в основных сведениях не тот, что в регистрации. Оттенки одного цвета не различаются.',
	figure: null,
	why: 'Перекраску вносят в регистрацию; незаписанная бывает после аварии. Оттенки каждый пишет по-своему.',
};
