import { blockDataOf } from '../person.ts';
import type { Explanation, PersonRule } from '../rule.ts';

const SENTENCES = {
	0: 'ФНС не нашла ИНН по этим данным: проверьте по паспорту продавца, нет ли опечатки.',
	3: 'Под эти данные подходят несколько человек, и ФНС не назвала ИНН: записи сверены только по имени и дате рождения. Попросите ИНН у продавца.',
} as const;

export const rule: PersonRule = {
	id: 'tax-number',
	needs: ['inn'],
	gravest: 'clarify',
	find: (question) => {
		const state = blockDataOf(question, 'inn')?.state;
		if (state !== 0 && state !== 3) return [];
		return [
			{
				severity: 'clarify',
				block: 'inn',
				record: 'state',
				sentence: SENTENCES[state],
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'ФНС не находит ИНН по имени, дате рождения и паспорту или находит несколько человек.',
	figure: null,
	why: 'Если в данных опечатка, остальные реестры ответили о другом человеке.',
};
