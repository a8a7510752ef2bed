import { caseWords, stageOf } from '../bankruptcy.ts';
import { ownRows } from '../rows.ts';
import type { Explanation, PersonRule } from '../rule.ts';

export const rule: PersonRule = {
	id: 'bankruptcy-sale',
	needs: ['bankruptcy'],
	gravest: 'stop',
	find: (question) =>
		ownRows(question, 'bankruptcy')
			.filter(({ row }) => stageOf(row) === 'sale')
			.map(({ row, record }) => ({
				severity: 'stop',
				block: 'bankruptcy',
				record,
				sentence: `Банкротство: имущество продаёт финансовый управляющий, а не владелец${caseWords(row)}.`,
			})),
};

export const explanation: Explanation = {
	condition:
		'В ЕФРСБ есть запись об этом человеке со стадией «реализация имущества» или «конкурсное производство».',
	figure: null,
	why: 'Имуществом распоряжается финансовый управляющий; сделка самого владельца ничтожна (127-ФЗ, статья 213.25).',
};
