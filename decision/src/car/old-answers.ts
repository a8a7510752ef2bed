import type { Decision, Omission } from '@avtosverka/contract/decision';
import { type CarQuestion, isAnswered } from './car.ts';

/**
 * What keeps a verdict from a better one although it has answered: its answer is of another day, stands in for
 * a silent register or was not read to the end. Who has not answered at all is told of as silent.
 */
export function oldAnswersOf(
	{ unsettled }: Pick<Decision, 'unsettled'>,
	question: Pick<CarQuestion, 'answers'>,
): readonly Omission[] {
	return unsettled.filter(({ section }) => section !== null && isAnswered(question, section));
}
