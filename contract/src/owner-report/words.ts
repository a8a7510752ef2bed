import { absenceWords, type KnownAbsence, NOT_CLEAR } from '../vocabulary/absence-words.ts';
import type { AnswerState } from '../vocabulary/answer-state.ts';
import { formatMoment } from '../vocabulary/moment.ts';
import type { BlockVerdict, Match, PersonRegister } from '../vocabulary/person-register.ts';
import { type SupplierId, supplierName } from '../vocabulary/supplier.ts';
import { BLOCK_CATALOGUE } from './catalogue.ts';

/** What an answer about a person is called, on the page, on paper and in letters. */

type Words = Readonly<Record<Exclude<BlockVerdict, 'unknown'>, string>>;
const RECORDS: Words = { ok: 'Записей нет', fail: 'Есть записи', look: 'Возможен однофамилец' };

const VERDICT_WORDS: Readonly<Record<PersonRegister, Words>> = {
	passport: { ok: 'Действителен', fail: 'Недействителен', look: 'Нет данных' },
	inn: { ok: 'Найден', fail: 'Не найден', look: 'Нужно уточнить' },
	fssp: { ok: 'Открытых нет', fail: 'Есть открытые', look: 'Возможен однофамилец' },
	bankruptcy: RECORDS,
	pledge: RECORDS,
	arbiter: { ok: 'Дел нет', fail: 'Есть дела', look: 'Возможен однофамилец' },
	fsin_wanted: RECORDS,
	terrorist: RECORDS,
};

/** What a check came to, in a word or two. */
export function verdictWords(register: PersonRegister, verdict: BlockVerdict): string {
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

/** Of an answer that was not read to its end and has no row of the person: not a word of the register. */
export const NOTHING_IN_PART = `Среди прочитанного записей нет. ${NOT_CLEAR}`;

type BlockAbsence = Required<Pick<KnownAbsence, 'reason' | 'source'>> & {
	readonly state: AnswerState | null;
};

/**
 * «ЕФРСБ не спрашивали: к источнику нет доступа»: why a block has nothing, without a full stop. `who` stands
 * before the verb, by default the register's name.
 */
export function blockAbsence(
	register: PersonRegister,
	{ state, reason, source }: BlockAbsence,
	who: string = BLOCK_CATALOGUE[register].register,
): string {
	const known = state ?? 'pending';
	const absent = known === 'found' || known === 'clear' || known === 'partial' ? 'unreachable' : known;
	return absenceWords(who, { state: absent, reason, source }, 'person');
}

/** «Источник: ФССП, данные на 21 ноября 2026, 10:42»; null where no register has answered. */
export function sourceWords(source: SupplierId | null, asOf: string | null): string | null {
	if (source === null && asOf === null) return null;
	const name = source === null ? 'не указан' : supplierName(source);
	return `Источник: ${name}, данные на ${asOf === null ? 'неизвестный день' : formatMoment(asOf)}`;
}
