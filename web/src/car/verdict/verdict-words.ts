import type { Decision } from '@avtosverka/contract/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { verdictBasis } from '@avtosverka/decision/car/verdict-basis';
import { type VerdictTitle, verdictTitle } from '@avtosverka/decision/car/verdict-title';
import type { ReportState } from '../state/report-state.ts';
import { unknownVinText } from '../unknown-vin.ts';
import { CHECK_THE_NUMBER } from '../words.ts';
import { answersOf, openCallsOf } from './answers-of.ts';
import type { UsedDecision } from './use-decision.ts';

/** The title of a report's verdict, which counts the answers while there are more to come. */
export function carVerdictTitle(state: ReportState, decision: Decision): VerdictTitle {
	return verdictTitle(decision, {
		answers: answersOf(state),
		calls: openCallsOf(state),
		now: new Date(),
	});
}

/** What a verdict rests on, or what is missing for one. */
export function carVerdictWords(state: ReportState, { decision, decided, again }: UsedDecision): string {
	if (again !== null) return 'Ответы есть, а вывод из них не загрузился: проверьте связь.';
	if (!decided) return 'Делаем вывод из ответов…';
	const unknown = unknownVinText(state);
	if (unknown !== null) return `${unknown} ${CHECK_THE_NUMBER}`;
	const cards = SECTIONS.map((section) => state.cards[section]);
	if (cards.every(({ phase }) => phase === 'idle')) {
		return 'Ни один реестр ещё не спросили. Десять ответов приходят обычно за полминуты и ничего не стоят.';
	}
	if (cards.some(({ phase }) => phase === 'loading'))
		return 'Спрашиваем реестры: вывод появится с их ответами.';
	return verdictBasis(decision.verdict, { answers: answersOf(state) });
}
