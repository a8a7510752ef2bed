import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { nobodyKnows } from '../nobody-knows.ts';
import type { ReportState } from '../state/report-state.ts';
import { CHECK_THE_NUMBER } from '../words.ts';
import type { UsedDecision } from './use-decision.ts';

/** What stands under a verdict that has no reasons. */
export function carVerdictWords(state: ReportState, { decision, decided, again }: UsedDecision): string {
	if (again !== null) return 'Ответы есть, а вывод из них не загрузился: проверьте связь.';
	if (!decided) return 'Делаем вывод из ответов…';
	const unknown = nobodyKnows(state);
	if (unknown !== null) return `${unknown} ${CHECK_THE_NUMBER}`;
	const cards = SECTIONS.map((section) => state.cards[section]);
	if (cards.every(({ phase }) => phase === 'idle')) {
		return 'Ни один реестр ещё не спросили. Десять ответов приходят обычно за полминуты и ничего не стоят.';
	}
	if (cards.some(({ phase }) => phase === 'loading'))
		return 'Спрашиваем реестры: вывод появится с их ответами.';
	return WITHOUT_REASONS[decision.verdict];
}

const WITHOUT_REASONS: Readonly<Record<DecisionVerdict, string>> = {
	stop: '',
	clarify: '',
	'no-obstacles':
		'Розыск, ограничения и залоги ответили сегодня: записей нет. Осмотра машины и документов это не заменяет.',
	'too-little':
		'Без ответа осталось то, что может остановить сделку. Молчание реестра не значит, что записей нет.',
};
