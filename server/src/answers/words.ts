import type { NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { Answer } from '@avtosverka/registers/answer';
import type { Absence, Answered } from './answered.ts';
import { ANSWER_LIMITS } from './limits.ts';
import type { RegisterWords } from './view.ts';

const REFUSALS: Readonly<Record<Refusal, string>> = {
	captcha: 'просит ввести цифры с картинки',
	quota: 'лимит запросов исчерпан',
	ban: 'доступ закрыт',
	maintenance: 'идут технические работы',
	withheld: 'сведения об этой машине не выдаются',
	credentials: 'наш доступ не принят',
};

const NOT_ASKED: Readonly<Record<NotAskedReason, string>> = {
	'switched-off': 'источник отключён',
	'no-key': 'к источнику нет доступа',
	'wrong-subject': 'по такому номеру источник не отвечает',
	'not-in-contract': 'договор с источником не включает эти сведения',
	limit: 'с вашего адреса за час запрошено слишком много отчётов',
	'after-payment': 'вопрос задаётся после оплаты',
};

/** The sentence that goes with an answer, for a person. The one for `clear` stands in the specification, section 8. */
export function messageOf(
	answered: Answered,
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
			return `${register} отказал: ${REFUSALS[answer.reason]}`;
		case 'unreadable':
			return `${register} ответил непонятно`;
		case 'not-asked':
			return `Не спрашивали: ${NOT_ASKED[answer.reason]}`;
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
		case 'refused':
			return `${register} сейчас отказал (${REFUSALS[absence.reason]})`;
		case 'unreadable':
			return `${register} сейчас ответил непонятно`;
		case 'not-asked':
			return `${register} сейчас не спрашивали (${NOT_ASKED[absence.reason]})`;
	}
}
