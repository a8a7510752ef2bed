import { notAskedWords, refusalWords } from '@avtosverka/contract/vocabulary/absence-words';
import type { NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import type { Match, PersonRegister, Verdict } from '@avtosverka/contract/vocabulary/person-register';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { StoredBlock } from '../owner-reports.ts';

/** What a block is called in the document. */
export const TITLES: Readonly<Record<PersonRegister, string>> = {
	passport: 'Паспорт',
	inn: 'ИНН',
	fssp: 'Исполнительные производства',
	bankruptcy: 'Банкротство',
	pledge: 'Залоги движимого имущества',
	arbiter: 'Арбитражные дела',
	fsin_wanted: 'Розыск ФСИН',
	terrorist: 'Перечень террористов и экстремистов',
};

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
	ok: 'Записей нет',
	fail: 'Есть записи',
	look: 'Нужно посмотреть',
	unknown: 'Неизвестно',
};

/** Of the two blocks that ask for a good word. */
export const DOCUMENT_VERDICTS: Readonly<Record<'passport' | 'inn', Readonly<Record<Verdict, string>>>> = {
	passport: { ok: 'Действителен', fail: 'Недействителен', look: 'Нет данных', unknown: 'Неизвестно' },
	inn: { ok: 'Найден', fail: 'Не найден', look: 'Нужно посмотреть', unknown: 'Неизвестно' },
};

/** What a register says that has nothing: specification of the owner check, section 8, letter for letter. */
export const EMPTY: Readonly<Record<PersonRegister, string>> = {
	passport: 'Информация о действительности паспорта не найдена!',
	inn: 'Информация об ИНН в базе ФНС не найдена!',
	fssp: 'Открытые исполнительные производства не найдены',
	bankruptcy: 'Записей в ЕФРСБ не найдено',
	pledge: 'Данные о залоге не найдены',
	arbiter: 'Информации об участии в арбитражных делах не найдено',
	fsin_wanted: 'Информации о розыске не найдено',
	terrorist: 'Записей в базе РОСФИНМОНИТОРИНГА не найдено',
};

/** Beside a row that may be another person's; null for a certain one. */
export const MATCH_NOTES: Readonly<Record<Match, string | null>> = {
	exact: null,
	'name-only': 'Возможный тёзка: реестр не сообщает дату рождения. Сверьте по другим сведениям.',
	look: 'Совпадает не всё: возможно, это другой человек. Посмотрите внимательно.',
};

const NOT_CLEAR = 'Это не значит, что записей нет.';

/** Of an answer that was not read to its end, and of which no row is the person's: that is no word of the register. */
export const NOTHING_IN_PART = `Среди прочитанного записей нет. ${NOT_CLEAR}`;

/** Why a block has no data. */
export function absenceWordsOf({
	state,
	reason,
	source,
}: Pick<StoredBlock, 'state' | 'reason' | 'source'>): string {
	if (state === 'refused') {
		const refusal = { reason: reason as Refusal | null, source };
		return `${refusalWords('Реестр', refusal, 'person')}. ${NOT_CLEAR}`;
	}
	if (state === 'unreadable') return `Источник ответил непонятно. ${NOT_CLEAR}`;
	if (state === 'not-asked') {
		return `Не спрашивали: ${notAskedWords(reason as NotAskedReason | null, 'person')}. ${NOT_CLEAR}`;
	}
	if (state === null) return `Источник ещё не ответил. ${NOT_CLEAR}`;
	return `Источник не ответил. ${NOT_CLEAR}`;
}

/** Rows that could not be read; null where all were. */
export function unreadRows(count: number): string | null {
	if (count === 0) return null;
	const forms = [
		'запись не удалось прочитать',
		'записи не удалось прочитать',
		'записей не удалось прочитать',
	] as const;
	return `Ещё ${counted(count, forms)}: посмотрите их на сайте реестра.`;
}

/** Pledges whose subject is not told. */
export function untoldPledges(count: number): string | null {
	if (count === 0) return null;
	return `Ещё ${counted(count, ['запись', 'записи', 'записей'])} без описания предмета`;
}
