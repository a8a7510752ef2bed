import { counted } from '@avtosverka/contract/vocabulary/plural';
import { ownRows } from '../rows.ts';
import type { Explanation, PersonRule } from '../rule.ts';
import { isOnlyPlaintiff } from '../sides.ts';

export const rule: PersonRule = {
	id: 'courts',
	needs: ['arbiter'],
	gravest: 'clarify',
	find: (question) => {
		const cases = ownRows(question, 'arbiter').filter(({ row }) => !isOnlyPlaintiff(question, row));
		const [first] = cases;
		if (first === undefined) return [];
		const number = cases.length === 1 && first.row.caseNumber ? ` (${first.row.caseNumber})` : '';
		return [
			{
				severity: 'clarify',
				block: 'arbiter',
				record: first.record,
				sentence: `Арбитражный суд: ${counted(cases.length, ['дело', 'дела', 'дел'])}, в которых продавец не истец${number}. Спросите его, о чём спор.`,
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'В арбитражном деле этот человек — не только истец: ответчик, должник или сторона не названа.',
	figure: null,
	why: 'Суд может арестовать имущество ответчика или начать банкротство должника.',
};
