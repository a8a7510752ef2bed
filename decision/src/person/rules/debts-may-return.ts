import { counted } from '@avtosverka/contract/vocabulary/plural';
import { ownRows } from '../rows.ts';
import type { Explanation, PersonRule } from '../rule.ts';

/** «Nothing was found to take»: the creditor may file again. */
const NOTHING_TO_TAKE = '46';

export const rule: PersonRule = {
	id: 'debts-may-return',
	needs: ['fssp'],
	gravest: 'know',
	find: (question) => {
		const rows = ownRows(question, 'fssp').filter(({ row }) => row.closed?.article === NOTHING_TO_TAKE);
		const [first] = rows;
		if (first === undefined) return [];
		const cases = counted(rows.length, [
			'производство окончено',
			'производства окончены',
			'производств окончены',
		]);
		return [
			{
				severity: 'know',
				block: 'fssp',
				record: first.record,
				sentence: `${cases} по статье 46: долг с продавца могут взыскать снова.`,
			},
		];
	},
};

export const explanation: Explanation = {
	condition:
		'Производство против этого человека окончено по статье 46 закона об исполнительном производстве.',
	figure: null,
	why: 'Долг не погашен: взыскатель может предъявить документ снова (229-ФЗ, статья 46).',
};
