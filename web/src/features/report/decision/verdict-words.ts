import type { Decision } from '@avtosverka/contract/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { WORDS_WITHOUT_REASONS } from '@avtosverka/decision/car/words-without-reasons';
import { nobodyKnows } from '../nobody-knows.ts';
import type { ReportState } from '../state/report-state.ts';

/** What stands under a verdict that has no reasons. */
export function carVerdictWords(state: ReportState, { verdict }: Decision): string {
	const unknown = nobodyKnows(state);
	if (unknown !== null) {
		return `${unknown} Сверьте номер с документами знак за знаком: чаще всего путают 8 и B, 0 и D, 1 и 7.`;
	}
	const cards = SECTIONS.map((section) => state.cards[section]);
	if (cards.every(({ phase }) => phase === 'idle')) {
		return 'Ни один реестр ещё не спросили. Десять ответов приходят обычно за полминуты и ничего не стоят.';
	}
	if (cards.some(({ phase }) => phase === 'loading'))
		return 'Спрашиваем реестры: вывод появится с их ответами.';
	return WORDS_WITHOUT_REASONS[verdict];
}
