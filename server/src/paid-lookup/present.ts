import type { AnswerMeta, CheckReply } from '@avtosverka/contract/check/meta';
import type { CardIndexVin } from '@avtosverka/contract/payments';
import { absenceWords } from '@avtosverka/contract/vocabulary/absence-words';
import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import { dayInMoscow, formatDay } from '@avtosverka/contract/vocabulary/moment';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { AnswerResult } from '../answers/answer-result.ts';
import { type Presenter, toReply } from '../answers/reply.ts';
import type { LookupReply } from './lookups.ts';
import type { Lookup } from './store.ts';

/** The specification's sentences, section 8, letter for letter. */
const NOT_FOUND =
	'Не удалось найти VIN в картотеке ГИБДД. Проверьте правильность ввода гос. номера и повторите попытку';
const notNew = (plate: string) => `Не удалось найти новый VIN для номера ${plate}`;

const REGISTER = 'Сервис картотеки ГИБДД';
const NOT_CHARGED = 'Запрос не списан.';

/** Words and `meta` of an answer; its data are those of the lookup, which knows what was new. */
const WORDS: Presenter<'card-index', null> = {
	register: REGISTER,
	emptyText: NOT_FOUND,
	view: { found: () => null, clear: () => null },
};

/** What happened, where the answer is not at hand or does not say it. */
const WITHOUT_WORD: Readonly<Record<AnswerState, string>> = {
	found: `${REGISTER} ответил`,
	clear: `${REGISTER} ответил`,
	partial: `${REGISTER} ответил не полностью`,
	unreachable: absenceWords(REGISTER, { state: 'unreachable' }, 'car'),
	// It is asked through an intermediary alone.
	refused: `${REGISTER} не спросили: посредник отказал`,
	unreadable: absenceWords(REGISTER, { state: 'unreadable' }, 'car'),
	'not-asked': `${REGISTER} сейчас не спрашивают`,
};

/** What a press comes to on the wire: `data` is null where no answer says whether there is a VIN. */
export function lookupReply(reply: LookupReply, plate: Plate): CheckReply<CardIndexVin> {
	const wordsOf = (answered: AnswerResult<'card-index'>) =>
		toReply(answered, { kind: 'plate', plate }, WORDS);
	if (reply.kind === 'pending') return { ...wordsOf(reply), data: null };
	const { lookup, kind } = reply;
	// A lookup that was ended together with its account has no answer.
	const state = lookup.answerState ?? 'unreachable';
	const answerWords = kind === 'ended' && reply.asked ? wordsOf({ kind: 'asked', ...reply.asked }) : null;
	const meta = answerWords?.meta ?? metaOf(state, lookup.settledAt);
	if (lookup.vin !== null || state === 'found' || state === 'clear') {
		const charged = kind === 'ended' && lookup.state === 'charged';
		return { success: true, message: messageOf(kind, lookup), data: { vin: lookup.vin, charged }, meta };
	}
	const why = answerWords && state !== 'partial' ? answerWords.message : WITHOUT_WORD[state];
	return { success: false, message: `${why}. ${NOT_CHARGED}`, data: null, meta };
}

/** What a repetition comes to for a plate that this person has not asked about. */
export const NOTHING_TO_REPEAT: CheckReply<CardIndexVin> = {
	success: true,
	message: '',
	data: null,
	meta: metaOf('not-asked', null),
};

function messageOf(kind: 'ended' | 'answered-before', lookup: Lookup): string {
	const { vin, plate, state, knownVin, createdAt } = lookup;
	if (vin === null) return NOT_FOUND;
	// Whose page shows no VIN gets one here, and must not read that there is none.
	if (state === 'released') {
		return knownVin === null ? `Этот VIN мы вам уже показывали. ${NOT_CHARGED}` : notNew(plate);
	}
	if (kind === 'answered-before') {
		return `VIN уже найден по вашему запросу от ${formatDay(dayInMoscow(createdAt))}. ${NOT_CHARGED}`;
	}
	return 'VIN найден. Списан один запрос.';
}

/** Of a lookup that another press or another process asked for, as far as its row tells. */
function metaOf(state: AnswerState, settledAt: Date | null): AnswerMeta {
	return {
		state,
		source: null,
		asOf: settledAt?.toISOString() ?? null,
		cached: true,
		stale: false,
		pending: false,
		skippedRows: 0,
		reason: null,
		tried: [],
	};
}
