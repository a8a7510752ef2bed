import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { BlockMeta } from '@avtosverka/contract/owner-report/report';
import { blockAbsence } from '@avtosverka/contract/owner-report/words';
import { NOT_CLEAR } from '@avtosverka/contract/vocabulary/absence-words';
import { formatMoment, formatShortMoment, type IsoMoment } from '@avtosverka/contract/vocabulary/moment';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { type BlockView, isSilentBlock } from './block-view.ts';

/** What the report's page says of itself. Texts quoted in the specification are letter for letter. */

export const LOADING_REPORT = 'Загружаем отчет...';
export const ALMOST_READY = 'Ваш отчёт почти готов!';
export const FORMING = 'Формируем отчёт...';
export const COLLECTED = 'Мы собрали всю доступную информацию о владельце автомобиля.';
export const PAY = 'Оплатите отчёт...';
export const TODAY = 'Сегодня со скидкой:';
export const LINK_COPIED = 'Ссылка скопирована!';
export const IN_FULL_REPORT = 'Данные в полном отчёте';
export const ANSWER_MAY_BE_EMPTY =
	'Размытые ответы уже получены и откроются после оплаты. В любом из них может стоять и «Записей нет»: это тоже ответ.';
export const WHAT_OPENS =
	'Откроются ответы всех реестров, а если записи есть, и подробности: номера дел, суммы, даты и ссылки на реестры. Отчёт останется на этой же странице.';

/** What is said of a block that has nothing: who was silent, and whether it is asked again. */
export function unavailableSentences(register: PersonRegister, meta: BlockMeta, over: boolean): string[] {
	const who = `${blockAbsence(register, meta)}.`;
	if (meta.state === 'not-asked') return [who, NOT_CLEAR];
	if (over) return [who, 'Больше мы его не спрашиваем.', NOT_CLEAR];
	return [
		'Источник данных сейчас недоступен. Данные появятся здесь, когда он восстановится.',
		who,
		...(meta.nextAt === null ? [] : [`Спросим снова ${formatMoment(meta.nextAt)}.`]),
		NOT_CLEAR,
	];
}

/**
 * Of a register that is still asked every few seconds and has not answered so far; null for one not asked
 * before.
 */
export function slowAnswer(register: PersonRegister, meta: BlockMeta): string | null {
	if (!isSilentBlock(meta)) return null;
	const next = meta.nextAt === null ? '' : ` Спросим снова ${formatMoment(meta.nextAt)}.`;
	return `${blockAbsence(register, meta, `${BLOCK_CATALOGUE[register].register} пока`)}.${next}`;
}

/** «Спросим снова 21 нояб., 13:00»: on the line of a silent register; null where it is not asked again. */
export function nextQuestion(view: BlockView): string | null {
	if (view.kind !== 'unavailable' && !(view.kind === 'loading' && isSilentBlock(view.meta))) return null;
	return view.meta.nextAt === null ? null : `Спросим снова ${formatShortMoment(view.meta.nextAt)}`;
}

const LONG_DAY = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', dateStyle: 'long' });

/** 'Отчет сформирован: 21 ноября 2026 г.' */
export function formedOn(moment: IsoMoment): string {
	return `Отчет сформирован: ${LONG_DAY.format(new Date(moment))}`;
}
