import { onDay } from '../days.ts';
import { registryEndsOf } from '../registry-state.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'scrapped',
	group: 'law',
	needs: ['registration'],
	gravest: 'stop',
	find: (car) =>
		registryEndsOf(car)
			.filter(({ kind }) => kind === 'scrapped')
			.map(({ record, day, again }) => ({
				severity: again ? 'clarify' : 'stop',
				section: 'registration',
				record,
				sentence: again
					? `Машину списали в утилизацию${onDay(day)}, а потом снова поставили на учёт.`
					: `Машина снята с учёта${onDay(day)} из-за утилизации.`,
				question: again
					? 'Почему машину списали в утилизацию и как её снова поставили на учёт?'
					: 'Почему продаётся машина, которую списали в утилизацию?',
			})),
};

export const explanation: Explanation = {
	condition:
		'Состояние учёта или операция периода (коды 09 и 65) говорят об утилизации. Если после этого период ' +
		'владения длится, причина становится вопросом.',
	figure: null,
	why: 'Списанную в утилизацию машину на учёт больше не поставят; повторный учёт после неё требует объяснения.',
};
