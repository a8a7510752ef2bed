import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import type { CarQuestion } from './car.ts';
import { unknownCarWords } from './unknown-car.ts';

const WORDS: Readonly<Record<DecisionVerdict, string>> = {
	stop: '',
	clarify: '',
	'no-obstacles':
		'Розыск, ограничения и залоги ответили сегодня: записей нет. Осмотра машины и документов это не заменяет.',
	'too-little':
		'Без ответа осталось то, что может остановить сделку. Молчание реестра не значит, что записей нет.',
};

/** What stands under a verdict that has no reasons, on the page, in messengers and in pictures. */
export function wordsWithoutReasons(
	verdict: DecisionVerdict,
	question: Pick<CarQuestion, 'answers'>,
): string {
	return unknownCarWords(question) ?? WORDS[verdict];
}
