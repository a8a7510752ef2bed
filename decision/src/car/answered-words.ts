import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { type CarQuestion, isAnswered, replyOf } from './car.ts';

/**
 * The registers that have answered: not with a cached answer in place of a silent one, and no call is open
 * for a newer one.
 */
export function answeredSections(question: Pick<CarQuestion, 'answers' | 'calls'>): readonly Section[] {
	return SECTIONS.filter(
		(section) =>
			isAnswered(question, section) &&
			!replyOf(question, section)?.meta.stale &&
			question.calls?.[section] === undefined,
	);
}

/**
 * «Ответили 10 из 10, 1 не полностью»: how many registers have answered, without a full stop. No answer is
 * never counted among the answers; one that was not read to the end is, and is named.
 */
export function answeredWords(question: Pick<CarQuestion, 'answers' | 'calls'>): string {
	const answered = answeredSections(question);
	const partial = answered.filter((section) => replyOf(question, section)?.meta.state === 'partial').length;
	const count = `Ответили ${answered.length} из ${SECTIONS.length}`;
	return partial === 0 ? count : `${count}, ${partial} не полностью`;
}
