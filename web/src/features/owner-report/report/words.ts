import type { BlockMeta } from '@avtosverka/contract/owner-report/report';
import { notAskedWords, refusalParts } from '@avtosverka/contract/vocabulary/absence-words';
import type { NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import { formatMoment, formatShortMoment, type IsoMoment } from '@avtosverka/contract/vocabulary/moment';
import type { Match, PersonRegister, Verdict } from '@avtosverka/contract/vocabulary/person-register';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { BLOCK_CATALOGUE } from '../catalogue.ts';
import { type BlockView, isSilent } from './block-view.ts';

/** Every sentence of the report that depends on an answer. Texts quoted in the specification are letter for letter. */

export const LOADING_REPORT = 'Загружаем отчет...';
export const ALMOST_READY = 'Ваш отчёт почти готов!';
export const FORMING = 'Формируем отчёт...';
export const COLLECTED = 'Мы собрали всю доступную информацию о владельце автомобиля.';
export const PAY = 'Оплатите отчёт...';
export const TODAY = 'Сегодня со скидкой:';
export const PASSPORT_UNKNOWN = 'Информация о действительности паспорта не найдена!';
export const INN_NOT_FOUND = 'Информация об ИНН в базе ФНС не найдена!';
export const LINK_COPIED = 'Ссылка скопирована!';
/** Stands wherever an answer is none. */
export const NOT_CLEAR = 'Это не значит, что записей нет.';
export const IN_FULL_REPORT = 'Данные в полном отчёте';

type Words = Readonly<Record<Exclude<Verdict, 'unknown'>, string>>;
const RECORDS: Words = { ok: 'Записей нет', fail: 'Есть записи', look: 'Возможен однофамилец' };

const VERDICT_WORDS: Readonly<Record<PersonRegister, Words>> = {
	passport: { ok: 'Действителен', fail: 'Недействителен', look: 'Данных нет' },
	inn: { ok: 'Найден', fail: 'Не найден', look: 'Нужно уточнить' },
	fssp: { ok: 'Открытых нет', fail: 'Есть открытые', look: 'Возможен однофамилец' },
	bankruptcy: RECORDS,
	pledge: RECORDS,
	arbiter: { ok: 'Дел нет', fail: 'Есть дела', look: 'Возможен однофамилец' },
	fsin_wanted: RECORDS,
	terrorist: RECORDS,
};

/** What a check came to, in a word or two. */
export function verdictWords(register: PersonRegister, verdict: Verdict): string {
	return verdict === 'unknown' ? 'Неизвестно' : VERDICT_WORDS[register][verdict];
}

/** How well a row belongs to the person; null where nothing is to be said. */
export function matchWords(match: Match): string | null {
	switch (match) {
		case 'exact':
			return null;
		case 'name-only':
			return 'Возможен однофамилец: реестр не назвал дату рождения';
		case 'look':
			return 'Совпало не всё: возможно, это другой человек';
	}
}

/** «не спрашивали: к источнику нет доступа»: why a block has nothing, after the register's name. */
export function absence({ state, reason, source }: BlockMeta): string {
	switch (state) {
		case 'refused': {
			const { verb, why } = refusalParts({ reason: reason as Refusal | null, source }, 'person');
			return `${verb}: ${why}`;
		}
		case 'unreadable':
			return 'ответил непонятно';
		case 'not-asked':
			return `не спрашивали: ${notAskedWords(reason as NotAskedReason | null, 'person')}`;
		case 'unreachable':
		case 'found':
		case 'clear':
		case 'partial':
		case null:
			return 'не ответил';
	}
}

/** The part of the price for one register, as the terms have it. */
export const SILENCE_IS_PAID_BACK =
	'Если реестр не ответит и за семь дней после оплаты, вернём за него восьмую часть цены.';

/** Of a silent register, before the payment: why there is nothing and when it is asked. */
export function silenceBeforePayment(register: PersonRegister, meta: BlockMeta): string {
	const { title, register: who } = BLOCK_CATALOGUE[register];
	if (meta.reason === 'after-payment') return `«${title}»: спросим сразу после оплаты.`;
	const next = meta.nextAt === null ? '' : `${formatMoment(meta.nextAt)} и `;
	return `«${title}»: ${who} ${absence(meta)}. Спросим снова ${next}сразу после оплаты.`;
}

/** What is said of a block that has nothing: who was silent, and whether it is asked again. */
export function unavailableSentences(register: PersonRegister, meta: BlockMeta, over: boolean): string[] {
	const who = `${BLOCK_CATALOGUE[register].register} ${absence(meta)}.`;
	if (meta.state === 'not-asked') return [who, NOT_CLEAR];
	if (over) return [who, 'Больше мы его не спрашиваем.', NOT_CLEAR];
	return [
		'Источник данных сейчас недоступен. Данные появятся здесь, когда он восстановится.',
		who,
		...(meta.nextAt === null ? [] : [`Спросим снова ${formatMoment(meta.nextAt)}.`]),
		NOT_CLEAR,
	];
}

/** Of a register that is still asked every few seconds and has not answered so far; null for one not asked before. */
export function slowAnswer(register: PersonRegister, meta: BlockMeta): string | null {
	if (!isSilent(meta)) return null;
	const next = meta.nextAt === null ? '' : ` Спросим снова ${formatMoment(meta.nextAt)}.`;
	return `${BLOCK_CATALOGUE[register].register} пока ${absence(meta)}.${next}`;
}

/** «Спросим снова 21 нояб., 13:00»: on the line of a silent register; null where it is not asked again. */
export function nextQuestion(view: BlockView): string | null {
	if (view.kind !== 'unavailable' && !(view.kind === 'loading' && isSilent(view.meta))) return null;
	return view.meta.nextAt === null ? null : `Спросим снова ${formatShortMoment(view.meta.nextAt)}`;
}

/** «Источник: ФССП, данные на 21 ноября 2026, 10:42»; null where nobody has told anything. */
export function sourceWords({ source, asOf }: BlockMeta): string | null {
	if (source === null && asOf === null) return null;
	const name = source === null ? 'не указан' : supplierName(source);
	return `Источник: ${name}, данные на ${asOf === null ? 'неизвестный день' : formatMoment(asOf)}`;
}

const UNREAD: Forms = ['запись', 'записи', 'записей'];

/** «Прочитано не всё: 2 записи прочитать не удалось.»; null where everything was read. */
export function unreadWords({ state, skippedRows }: BlockMeta): string | null {
	if (state !== 'partial' || skippedRows === 0) return null;
	return `Прочитано не всё: ${counted(skippedRows, UNREAD)} прочитать не удалось.`;
}

const LONG_DAY = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', dateStyle: 'long' });

/** 'Отчет сформирован: 21 ноября 2026 г.' */
export function formedOn(moment: IsoMoment): string {
	return `Отчет сформирован: ${LONG_DAY.format(new Date(moment))}`;
}
