import type { CarSource } from '@avtosverka/contract/vocabulary/decision';
import { findingsOfField, severityOf } from '../identity-differences.ts';
import { IDENTITY_FIELDS } from '../identity-fields.ts';
import type { Explanation, Rule } from '../rule.ts';
import { SOURCE_MEANINGS } from '../sections.ts';

const NEEDS: readonly CarSource[] = ['registration', 'customs'];

export const rule: Rule = {
	id: 'body-number-differs',
	group: 'identity',
	needs: NEEDS,
	gravest: 'clarify',
	find: findingsOfField(IDENTITY_FIELDS.bodyNumber, {
		severity: (difference) => severityOf(difference, NEEDS),
		// Without the numbers: they often repeat the VIN, which a shared report may mask.
		sentence: ({ first, other }) =>
			`Номер кузова ${SOURCE_MEANINGS[other.section].where} — не тот, что ${SOURCE_MEANINGS[first.section].where}.`,
		question: 'Меняли ли кузов и внесена ли замена в регистрацию?',
		inspect: 'Номер кузова: тот ли, что в СТС, нет ли вокруг следов сварки, шлифовки и свежей краски.',
	}),
};

export const explanation: Explanation = {
	condition:
		'Номер кузова в другом источнике не тот, что в регистрации. Похожие буквы двух азбук считаются ' +
		'одной; номер, который лишь короче и совпадает с концом другого, — тот же.',
	figure: null,
	why:
		'Машину с чужим номером кузова не поставят на учёт. Расхождение регистрации и таможни выясняют ' +
		'до денег; в основных сведениях чаще описка.',
};
