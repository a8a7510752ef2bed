import { caseWords, stageOf } from '../bankruptcy.ts';
import { ownRows } from '../rows.ts';
import type { Explanation, PersonRule } from '../rule.ts';

export const rule: PersonRule = {
	id: 'bankruptcy-over',
	needs: ['bankruptcy'],
	gravest: 'know',
	find: (question) =>
		ownRows(question, 'bankruptcy')
			.filter(({ row }) => stageOf(row) === 'over')
			.map(({ row, record }) => ({
				severity: 'know',
				block: 'bankruptcy',
				record,
				sentence: `Банкротство завершено${row.lastLegalCase === null ? ' во внесудебном порядке' : caseWords(row)}.`,
			})),
};

export const explanation: Explanation = {
	condition: 'Запись ЕФРСБ об этом человеке говорит о завершённой процедуре или о внесудебном банкротстве.',
	figure: null,
	why: 'Продавать уже не мешает, но машину, которую в процедуре скрыли, могут потребовать назад.',
};
