import { absenceWords, notAskedWords, refusalParts, unreadWords } from '../vocabulary/absence-words.ts';
import type { AnswerState, NotAskedReason, Refusal } from '../vocabulary/answer-state.ts';
import { formatMoment } from '../vocabulary/moment.ts';
import { isIntermediary, type SupplierId, supplierName } from '../vocabulary/supplier.ts';
import type { AnswerMeta } from './meta.ts';

/** Every sentence that depends on an answer about a car. Quotations of the specification are exact. */

/** What the register said or did, as one sentence; `register` is masculine. */
export function registerSentence(register: string, meta: AnswerMeta): string {
	const when = meta.asOf ? ` ${formatMoment(meta.asOf)}` : '';
	switch (meta.state) {
		case 'found':
			return `${register} ответил${when}.`;
		case 'clear':
			return `Записей нет: ${register} ответил${when}.`;
		case 'partial':
			return unreadWords(meta.skippedRows);
		default:
			return `${absenceWords(register, { ...meta, state: meta.state }, 'car')}.`;
	}
}

/** What a person can do about an answer that is no answer; null where there is nothing to do. */
export function advice({ state, reason, challenge }: AnswerMeta): string | null {
	switch (state) {
		case 'unreachable':
			return 'Попробуйте ещё раз через несколько минут.';
		case 'refused':
			return challenge ? null : 'Иногда помогает спросить позже.';
		case 'unreadable':
			return 'Мы не стали гадать, что имелось в виду. Спросите ещё раз чуть позже.';
		case 'not-asked':
			return reason === 'limit' || reason === 'budget' ? 'Попробуйте ещё раз позже.' : null;
		case 'found':
		case 'clear':
		case 'partial':
			return null;
	}
}

/** «Источник: Автокод, данные на 21 ноября 2026, 10:42»; for a failure, who was asked and when, or null. */
export function sourceLine(meta: AnswerMeta): string | null {
	const asked = meta.tried
		.filter(({ state }) => state !== 'not-asked')
		.map(({ source }) => supplierName(source))
		.join(', ');
	switch (meta.state) {
		case 'found':
		case 'clear':
		case 'partial': {
			const source = meta.source ? supplierName(meta.source) : 'не указан';
			return `Источник: ${source}, данные на ${meta.asOf ? formatMoment(meta.asOf) : 'неизвестный день'}`;
		}
		case 'unreachable':
		case 'refused':
		case 'unreadable': {
			const who = asked || (meta.source ? supplierName(meta.source) : '');
			const when = meta.asOf ? formatMoment(meta.asOf) : '';
			return who || when ? `Спрашивали: ${[who, when].filter(Boolean).join(', ')}` : null;
		}
		case 'not-asked':
			return null;
	}
}

/** Said when a cached answer stands in for a register: what it does instead, or why it is not asked. */
export function staleSentence({ asOf, tried, reason }: AnswerMeta): string {
	const when = asOf ? `, от ${formatMoment(asOf)}` : '';
	return `Ответ прежний${when}: сейчас реестр ${absenceNow(tried, reason)}.`;
}

function absenceNow(tried: AnswerMeta['tried'], reason: AnswerMeta['reason']): string {
	const ofRegister = tried.find(({ source, state }) => state !== 'not-asked' && !isOnTheWay(source, state));
	const now = ofRegister ?? tried.find(({ state }) => state !== 'not-asked') ?? tried[0];
	if (now?.state === 'not-asked')
		return `не спрашивают: ${notAskedWords(reason as NotAskedReason | null, 'car')}`;
	if (now === undefined) return 'не отвечает';
	if (!isOnTheWay(now.source, now.state)) return ABSENCE_WORDS[now.state] ?? 'не отвечает';
	const { why } = refusalParts({ reason: reason as Refusal | null, source: now.source }, 'car');
	return `не спрашивают: ${why}`;
}

/** True for a refusal that is not the register's. */
function isOnTheWay(source: SupplierId, state: AnswerState): boolean {
	return state === 'refused' && isIntermediary(source);
}

const ABSENCE_WORDS: Readonly<Partial<Record<AnswerState, string>>> = {
	refused: 'отказывает',
	unreadable: 'отвечает непонятно',
};

/** A text as a sentence: messages of the server come with and without their full stop. */
export function asSentence(text: string): string {
	return /[.!?…]$/.test(text) ? text : `${text}.`;
}
