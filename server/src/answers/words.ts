import { absenceParts, absenceWords, notAskedWords } from '@avtosverka/contract/vocabulary/absence-words';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { Answer } from '@avtosverka/registers/answer';
import type { Absence, AnswerResult } from './answer-result.ts';
import { ANSWER_LIMITS } from './limits.ts';
import type { RegisterWords } from './view.ts';

/** The sentence that goes with an answer; the one for `clear` stands in the specification, section 8. */
export function messageOf(
	answered: AnswerResult,
	words: RegisterWords,
	foundText = 'Сведения получены.',
): string {
	if (answered.kind === 'pending') return pendingSentence(words);
	const sentence = saidBy(answered.answer, words, foundText);
	if (answered.kind !== 'stale') return sentence;
	const moment = formatMoment(answered.answer.asOf.toISOString());
	return `${sentence} ${insteadWords(answered.insteadOf, words)}: показан прежний ответ, данные на ${moment}.`;
}

/** The wait is that of ANSWER_LIMITS, in seconds. */
const WAITED = counted(ANSWER_LIMITS.answerWithinMs / 1000, ['секунду', 'секунды', 'секунд']);

function pendingSentence({ register }: RegisterWords): string {
	return `${register} не ответил за ${WAITED}: ещё ждём. Запросите снова чуть позже.`;
}

function saidBy(answer: Answer<unknown>, words: RegisterWords, foundText: string): string {
	const { register } = words;
	switch (answer.state) {
		case 'found':
			return foundText;
		case 'clear':
			return words.emptyText;
		case 'partial':
			return `Сведения получены, но ${gapWords(answer.skippedRows)}.`;
		case 'unreachable':
		case 'refused':
		case 'unreadable':
			return absenceWords(register, answer, 'car');
		case 'not-asked':
			return `Не спрашивали: ${notAskedWords(answer.reason, 'car')}`;
	}
}

/** Without a row that could not be read, it is one of the sources behind the register that did not answer. */
function gapWords(skippedRows: number): string {
	return skippedRows > 0 ? counted(skippedRows, UNREAD) : 'не все: часть источников не ответила';
}

const UNREAD = [
	'запись не удалось прочитать',
	'записи не удалось прочитать',
	'записей не удалось прочитать',
] as const;

/** «Реестр ДТП ГИБДД сейчас отказал (доступ закрыт)» */
function insteadWords(absence: Absence, { register }: RegisterWords): string {
	const { verb, why } = absenceParts(absence, 'car');
	const now = absence.state === 'pending' ? `${verb}, ещё ждём` : verb;
	return why === null ? `${register} сейчас ${now}` : `${register} сейчас ${now} (${why})`;
}
