import type { BankruptcyItem } from '@avtosverka/contract/owner-report/blocks';
import { caseWords, stageOf } from '../bankruptcy.ts';
import { ownRows } from '../rows.ts';
import type { Explanation, PersonRule } from '../rule.ts';

export const rule: PersonRule = {
	id: 'bankruptcy-open',
	needs: ['bankruptcy'],
	gravest: 'clarify',
	find: (question) =>
		ownRows(question, 'bankruptcy')
			.filter(({ row }) => ['restructuring', 'unknown'].includes(stageOf(row)))
			.map(({ row, record }) => ({
				severity: 'clarify',
				block: 'bankruptcy',
				record,
				sentence: sentenceOf(row),
			})),
};

function sentenceOf(row: BankruptcyItem): string {
	if (stageOf(row) === 'restructuring') {
		return `Реструктуризация долгов${caseWords(row)}: продать машину можно только с письменного согласия финансового управляющего. Попросите это согласие у продавца.`;
	}
	const stage = row.lastLegalCase?.status.description;
	return `Запись в ЕФРСБ${caseWords(row)}, стадия ${stage ? `«${stage}»` : 'не названа'}: выясните у продавца, кто вправе продавать.`;
}

export const explanation: Explanation = {
	condition: 'В ЕФРСБ есть запись об этом человеке: реструктуризация долгов или стадия, которую мы не знаем.',
	figure: null,
	why: 'При реструктуризации транспорт продают с согласия управляющего (127-ФЗ, статья 213.11); неизвестную стадию мы не угадываем.',
};
