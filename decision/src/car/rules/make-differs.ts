import type { CarSource } from '@avtosverka/contract/vocabulary/decision';
import { findingsOfField, severityOf, VIN_EVERYWHERE } from '../identity-differences.ts';
import { IDENTITY_FIELDS } from '../identity-fields.ts';
import type { Explanation, Rule } from '../rule.ts';

const NEEDS: readonly CarSource[] = ['registration', 'diagnostic'];

export const rule: Rule = {
	id: 'make-differs',
	group: 'identity',
	needs: NEEDS,
	gravest: 'clarify',
	find: findingsOfField(IDENTITY_FIELDS.make, {
		severity: (difference) => severityOf(difference, NEEDS),
		question: 'Почему под этим VIN записана машина другой марки?',
		inspect: VIN_EVERYWHERE,
	}),
};

export const explanation: Explanation = {
	condition:
		'Два источника называют разные марки. Написания одной марки кириллицей и латиницей и марки ' +
		'одного завода считаются одной; неизвестная марка не сравнивается ни с чем.',
	figure: null,
	why:
		'Под одним VIN не бывает двух марок: это ошибка записи или признак двойника. Между регистрацией ' +
		'и техосмотром, где машину видели, её выясняют до денег; в прочих источниках чаще описка.',
};
