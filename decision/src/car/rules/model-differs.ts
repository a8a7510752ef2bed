import { differencesOf, findingOf, VIN_EVERYWHERE } from '../identity-differences.ts';
import { IDENTITY_FIELDS } from '../identity-fields.ts';
import type { Explanation, Rule } from '../rule.ts';

const { make, model } = IDENTITY_FIELDS;
const WORDS = {
	question: 'Какая модель записана в СТС и ПТС?',
	inspect: VIN_EVERYWHERE,
};

export const rule: Rule = {
	id: 'model-differs',
	group: 'identity',
	needs: ['registration'],
	gravest: 'know',
	find: (car) => {
		// Another make has another model: one finding is enough.
		const otherMakes = new Set(differencesOf(car, make).map(({ other }) => other.section));
		return differencesOf(car, model)
			.filter(({ other }) => !otherMakes.has(other.section))
			.map((difference) => findingOf(model, difference, WORDS));
	},
};

export const explanation: Explanation = {
	condition:
		'Марка одна, а названия моделей, написанные одной азбукой, или одни только номера не имеют ' +
		'ничего общего.',
	figure: null,
	why:
		'Модели пишут по-разному: «ВАЗ 21144» и «LADA Samara» могут быть одной машиной. Поэтому ' +
		'сравниваются только слова с такими же словами, и это повод сверить документы, а не препятствие.',
};
