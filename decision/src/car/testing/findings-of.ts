import type { Reason } from '@avtosverka/contract/decision';
import type { CarQuestion } from '../car.ts';
import { decideCar } from '../decide.ts';
import { type GivenAnswers, question } from './answers.ts';

/** What one rule finds in an invented car; a rule that throws fails the test. */
export function findingsOf(rule: string, given: GivenAnswers, extra?: Partial<CarQuestion>): Reason[] {
	const decision = decideCar(question(given, extra), (id, error) => {
		throw new Error(id, { cause: error });
	});
	return decision.reasons.filter((reason) => reason.rule === rule);
}

/** The sentences of the same. */
export function sentencesOf(rule: string, given: GivenAnswers, extra?: Partial<CarQuestion>): string[] {
	return findingsOf(rule, given, extra).map(({ sentence }) => sentence.replace(/\s/g, ' '));
}
