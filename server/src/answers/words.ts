import { notAskedWords, refusalParts, refusalWords } from '@avtosverka/contract/vocabulary/absence-words';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { Answer } from '@avtosverka/registers/answer';
import type { Absence, AnswerResult } from './answer-result.ts';
import { ANSWER_LIMITS } from './limits.ts';
import type { RegisterWords } from './view.ts';

/** The sentence that goes with an answer, for a person. The one for `clear` stands in the specification, section 8. */
export function messageOf(
	answered: AnswerResult,
	words: RegisterWords,
	foundText = 'Сведения получены.',
): string {
	if (answered.kind === 'pending') return pendingSentence(words);
	const said = saidBy(answered.answer, words, foundText);
	if (answered.kind !== 'stale') return said;
	const moment = formatMoment(answered.answer.asOf.toISOString());
	return `${said} ${absenceWords(answered.insteadOf, words)}: показан прежний ответ, данные на ${moment}.`;
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
			return `${register} не ответил`;
		case 'refused':
			return refusalWords(register, answer, 'car');
		case 'unreadable':
			return `${register} ответил непонятно`;
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

function absenceWords(absence: Absence, { register }: RegisterWords): string {
	switch (absence.state) {
		case 'pending':
			return `${register} сейчас ещё не ответил, ещё ждём`;
		case 'unreachable':
			return `${register} сейчас не ответил`;
		case 'refused': {
			const { verb, why } = refusalParts(absence, 'car');
			return `${register} сейчас ${verb} (${why})`;
		}
		case 'unreadable':
			return `${register} сейчас ответил непонятно`;
		case 'not-asked':
			return `${register} сейчас не спрашивали (${notAskedWords(absence.reason, 'car')})`;
	}
}
