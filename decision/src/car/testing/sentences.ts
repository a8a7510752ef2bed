import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import type { Finding, Rule } from '../rule.ts';
import { type GivenAnswers, question } from './answers.ts';

/** What one rule finds in an invented car. */
export function findingsOf(rule: Rule, given: GivenAnswers): readonly Finding[] {
	const asked = question(given);
	return rule.find({ ...asked, today: dayInMoscow(asked.now) });
}

/** The same in sentences. Spaces within numbers are common ones. */
export function sentencesOf(rule: Rule, given: GivenAnswers): readonly string[] {
	return findingsOf(rule, given).map(({ sentence }) => sentence.replaceAll('\u00a0', ' '));
}
