import { unknownState } from '../registry-state.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'registration-status-unknown',
	group: 'law',
	needs: ['registration'],
	gravest: 'know',
	find: (car) => {
		const state = unknownState(car);
		if (state === null) return [];
		return [
			{
				severity: 'know',
				section: 'registration',
				record: 'RequestResult.reestr_status',
				sentence: `Состояние учёта — «${state}»: что это значит для сделки, нам неизвестно.`,
				question: `Что значит состояние учёта «${state}»?`,
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'Реестр называет состояние учёта словами, которых мы не знаем; они приводятся как есть.',
	figure: null,
	why: 'Смысл неизвестных слов мы не угадываем, но и молчать о них нельзя.',
};
