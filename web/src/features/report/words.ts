import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import {
	type KnownRefusal,
	notAskedWords,
	refusalParts,
	refusalWords,
} from '@avtosverka/contract/vocabulary/absence-words';
import type { AnswerState, NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { isIntermediary, type SupplierId, supplierName } from '@avtosverka/contract/vocabulary/supplier';

/** Every sentence of the report that depends on an answer. Texts quoted in the specification are letter for letter. */

/** Stands under every answer that is no answer. */
export const NOT_A_CLEAR_ANSWER = 'Это не значит, что записей нет.';
/** A call to our own API failed (specification, section 8). */
export const LOAD_FAILED = 'Ошибка загрузки данных';

/** The same in the layout of the widget: specification, section 8. */
export const ROW_FAILED = 'Ошибка получения данных с сервера. Попробуйте позже';
export const ASK = 'Запросить данные';
export const ASK_AGAIN = 'Запросить снова';
export const ASKING = 'Спрашиваем…';
export const ORDER_REPORT = 'Заказать отчет';
export const ACCIDENTS_SINCE_2015 = 'В базе учтены ДТП, оформленные сотрудниками ГИБДД с 2015 года.';
export const NOTHING_READ = 'Ни одну из записей прочитать не удалось.';
export const STILL_WAITING = 'Мы продолжаем спрашивать и сохраним ответ.';

const UNREAD: Forms = ['запись', 'записи', 'записей'];

export const SUBMIT_DIGITS = 'Отправить';
export const ANOTHER_PICTURE = 'Другая картинка';
export const DIGITS_LABEL = 'Цифры с картинки';
/** The field is empty, or holds what no picture shows. */
export const DIGITS_MISSING = 'Введите цифры с картинки';
export const DIGITS_WRONG = 'Цифры не подошли, вот новая картинка';

/** Who wants the digits, and that nothing is known without them. */
export function digitsWanted(supplier: SupplierId): string {
	return `${supplierName(supplier)} ответит, когда вы введёте цифры с картинки.`;
}

/** What typing them brings, and that there is no other way; stands under the field. */
export function digitsHint(supplier: SupplierId): string {
	return `Этих цифр хватит на все разделы ${supplierName(supplier)}. Звуковой версии картинки нет: её даёт сама ${supplierName(supplier)}.`;
}

/** «Результаты проверки «Розыск» будут отображены здесь.» */
export function placeholder(section: Section): string {
	return `Результаты проверки «${SECTION_CATALOGUE[section].title}» будут отображены здесь.`;
}

/** What the register said or did, as one sentence; `register` is masculine. */
export function registerSentence(register: string, meta: AnswerMeta): string {
	const when = meta.asOf ? ` ${formatMoment(meta.asOf)}` : '';
	switch (meta.state) {
		case 'found':
			return `${register} ответил${when}.`;
		case 'clear':
			return `Записей нет: ${register} ответил${when}.`;
		case 'partial':
			return unreadRowsText(meta.skippedRows);
		case 'unreachable':
			return `${register} не ответил.`;
		case 'refused':
			return `${refusalWords(register, refusalOf(meta), 'car')}.`;
		case 'unreadable':
			return `${register} ответил непонятно.`;
		case 'not-asked':
			return `${register} не спрашивали: ${whyNotAsked(meta.reason)}.`;
	}
}

function refusalOf({ reason, source }: AnswerMeta): KnownRefusal {
	return { reason: reason as Refusal | null, source };
}

function whyNotAsked(reason: AnswerMeta['reason']): string {
	return notAskedWords(reason as NotAskedReason | null, 'car');
}

/** «Прочитано не всё: 2 записи прочитать не удалось.» */
export function unreadRowsText(count: number): string {
	const rows = count > 0 ? counted(count, UNREAD) : 'часть ответа';
	return `Прочитано не всё: ${rows} прочитать не удалось.`;
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

/** «Источник: Автокод, данные на 21 ноября 2026, 10:42»; for a failure, who was asked and when. Null for not-asked. */
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

/**
 * Said when a kept answer stands in for a register that gives none now: what it does instead, or why nobody
 * asks it.
 */
export function staleSentence({ asOf, tried, reason }: AnswerMeta): string {
	const when = asOf ? `, от ${formatMoment(asOf)}` : '';
	return `Ответ прежний${when}: сейчас реестр ${absenceNow(tried, reason)}.`;
}

function absenceNow(tried: AnswerMeta['tried'], reason: AnswerMeta['reason']): string {
	const ofRegister = tried.find(({ source, state }) => state !== 'not-asked' && !isOnTheWay(source, state));
	const now = ofRegister ?? tried.find(({ state }) => state !== 'not-asked') ?? tried[0];
	if (now?.state === 'not-asked') return `не спрашивают: ${whyNotAsked(reason)}`;
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
