import type { Decision } from '@avtosverka/contract/decision';
import { DECISION_WORDS, type DecisionColour } from '@avtosverka/contract/vocabulary/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { answeredSections } from './answered-words.ts';
import { type CarQuestion, isSettledToday, replyOf } from './car.ts';

/** How a decision is headed. */
export type VerdictTitle = {
	readonly words: string;
	readonly colour: DecisionColour;
	/** True while an answer may still change it. */
	readonly asking: boolean;
};

/**
 * The words over a decision: «Спрашиваем, 4 из 10» while an answer of today is on its way, whose word may
 * change any verdict but `stop`; then the verdict's own.
 */
export function verdictTitle(
	{ verdict, colour }: Pick<Decision, 'verdict' | 'colour'>,
	question: Pick<CarQuestion, 'answers' | 'calls' | 'now'>,
): VerdictTitle {
	const awaited = SECTIONS.filter(
		(section) =>
			replyOf(question, section)?.meta.pending ||
			(question.calls?.[section] === 'loading' && !isSettledToday(question, section)),
	);
	if (verdict === 'stop' || awaited.length === 0) {
		return { words: DECISION_WORDS[verdict], colour, asking: false };
	}
	const { length } = answeredSections(question);
	return { words: `Спрашиваем, ${length} из ${SECTIONS.length}`, colour: 'grey', asking: true };
}
