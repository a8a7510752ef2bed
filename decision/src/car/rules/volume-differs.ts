import { findingsOfField } from '../identity-differences.ts';
import { IDENTITY_FIELDS } from '../identity-fields.ts';
import { VOLUME_TOLERANCE_CM3 } from '../identity-values.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'volume-differs',
	group: 'identity',
	needs: ['registration'],
	gravest: 'know',
	find: findingsOfField(IDENTITY_FIELDS.volume, {
		question: 'Меняли ли двигатель и записана ли замена?',
		inspect: 'Модель и номер двигателя: те же ли, что в СТС и ПТС.',
	}),
};

export const explanation: Explanation = {
	condition: 'Объём двигателя в основных сведениях не тот, что в регистрации.',
	figure: `больше чем на ${VOLUME_TOLERANCE_CM3} см³`,
	why:
		'Объём округляют до десятых литра: 1596 и 1600 — один двигатель. Большая разница — другой ' +
		'двигатель или чужая запись.',
};
