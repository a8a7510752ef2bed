import { counted } from '@avtosverka/contract/vocabulary/plural';
import { debtOf, debtWords, openCases } from '../debts.ts';
import type { Explanation, PersonRule } from '../rule.ts';

export const rule: PersonRule = {
	id: 'debts',
	needs: ['fssp'],
	gravest: 'clarify',
	find: (question) => {
		const debt = debtOf(question);
		const [first] = openCases(question);
		if (debt === null || first === undefined) return [];
		const cases = counted(debt.cases, ['производство', 'производства', 'производств']);
		return [
			{
				severity: 'clarify',
				block: 'fssp',
				record: first.record,
				sentence: `Долг у приставов: ${debtWords(debt)}, ${cases}. Бывает, что пристав запрещает регистрацию: попросите продавца погасить долг до подписания и запросите «Ограничения» снова в тот же день.`,
			},
		];
	},
};

export const explanation: Explanation = {
	condition: 'У приставов есть открытое производство с именем и датой рождения этого человека.',
	figure: null,
	why: 'Пристав может запретить регистрационные действия с машиной должника в любой день до сделки.',
};
