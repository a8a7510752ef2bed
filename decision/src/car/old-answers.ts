import type { Decision, Omission } from '@avtosverka/contract/decision';
import { type CarQuestion, isAnswered } from './car.ts';

/**
 * The registers that have answered and keep a verdict from a better one all the same: the answer is of
 * another day, stands in for a silent register or was not read to the end.
 */
export function oldAnswersOf(
	{ unsettled }: Pick<Decision, 'unsettled'>,
	question: Pick<CarQuestion, 'answers'>,
): readonly Omission[] {
	return unsettled.filter(({ section }) => section !== null && isAnswered(question, section));
}
