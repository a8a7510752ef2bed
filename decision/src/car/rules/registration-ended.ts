import { onDay } from '../days.ts';
import { registryEndsOf } from '../registry-state.ts';
import type { Explanation, Rule } from '../rule.ts';

export const rule: Rule = {
	id: 'registration-ended',
	group: 'law',
	needs: ['registration'],
	gravest: 'clarify',
	find: (car) => {
		const ends = registryEndsOf(car);
		const [ended] = ends.filter(({ kind }) => kind === 'ended').sort(datedFirst);
		// What ended it for good says more.
		if (ended === undefined || ends.some(({ kind, again }) => kind !== 'ended' && !again)) return [];
		return [
			{
				severity: 'clarify',
				section: 'registration',
				record: ended.record,
				sentence: `Не стоит на учёте: регистрация прекращена${onDay(ended.day)}.`,
				question: 'Почему машину сняли с учёта и чем подтверждается право продавца её продать?',
			},
		];
	},
};

function datedFirst(one: { readonly day: string | null }, other: { readonly day: string | null }): number {
	return (other.day ?? '').localeCompare(one.day ?? '');
}

export const explanation: Explanation = {
	condition:
		'Состояние учёта говорит, что машина снята, или все периоды владения закончились (ответ прочитан целиком).',
	figure: null,
	why:
		'Ездить на ней нельзя, а поставить на учёт можно, только если документы в порядке: их и нужно увидеть до ' +
		'сделки.',
};
