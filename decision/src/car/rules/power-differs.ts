import { findingsOfField } from '../identity-differences.ts';
import { IDENTITY_FIELDS } from '../identity-fields.ts';
import { POWER_TOLERANCE_HP } from '../identity-values.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'power-differs',
	group: 'identity',
	needs: ['registration'],
	gravest: 'know',
	find: findingsOfField(IDENTITY_FIELDS.power, {
		question: 'Какая мощность записана в ПТС и по какой платят налог?',
		inspect: 'Модель и номер двигателя: те же ли, что в СТС и ПТС.',
	}),
};

export const explanation: Explanation = {
	condition: 'Мощность в основных сведениях не та, что в регистрации, и не та же в киловаттах.',
	figure: `больше чем на ${POWER_TOLERANCE_HP} л. с.`,
	why:
		'Киловатты округляют, и перевод в лошадиные силы даёт до двух сил разницы. Большая — другой ' +
		'двигатель или другой налог.',
};
