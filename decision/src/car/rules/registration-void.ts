import { onDay } from '../days.ts';
import { registryEndsOf } from '../registry-state.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'registration-void',
	group: 'law',
	needs: ['registration'],
	gravest: 'stop',
	find: (car) =>
		registryEndsOf(car)
			.filter(({ kind }) => kind === 'void' || kind === 'stolen')
			.map(({ kind, record, day }) => ({
				severity: 'stop',
				section: 'registration',
				record,
				sentence:
					kind === 'stolen'
						? `Машина снята с учёта${onDay(day)} из-за кражи или угона.`
						: `Регистрация признана недействительной${onDay(day)}.`,
				question: 'Почему регистрацию отменили и что мешает её восстановить?',
			})),
};

export const explanation: Explanation = {
	condition:
		'Состояние учёта говорит об аннулировании или недействительности, или такова операция периода (коды 66 ' +
		'и 68), после которого машину не регистрировали.',
	figure: null,
	why: 'Отменяют регистрацию из-за поддельных документов, номеров или угона: такую машину не запишут и изымут.',
};
