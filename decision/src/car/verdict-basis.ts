import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import { type CarQuestion, replyOf } from './car.ts';
import { unknownCarWords } from './unknown-car.ts';

const TOO_LITTLE =
	'Без ответа осталось то, что может остановить сделку. Молчание реестра не значит, что записей нет.';

/**
 * What a verdict without a stop rests on, on the page, in messengers and in pictures: before the reasons of
 * `no-obstacles`, in their place where there are none. Empty for a verdict whose reasons say it.
 */
export function verdictBasis(verdict: DecisionVerdict, question: Pick<CarQuestion, 'answers'>): string {
	const unknown = unknownCarWords(question);
	if (unknown !== null) return unknown;
	if (verdict === 'too-little') return TOO_LITTLE;
	return verdict === 'no-obstacles' ? nothingBad(question) : '';
}

/** A register of pledges that names only ended ones has records all the same. */
function nothingBad(question: Pick<CarQuestion, 'answers'>): string {
	const found =
		replyOf(question, 'zalog')?.meta.state === 'found'
			? 'Розыск, запреты: записей нет; действующих залогов нет.'
			: 'Розыск, запреты, залоги: записей нет.';
	return `${found} Осмотра машины и документов это не заменяет.`;
}
