import type { IsoDate } from './moment.ts';

/** A name part as it is kept: Cyrillic letters with single spaces, each word with a capital. */
export type NamePart = string & { readonly brand: 'name part' };
/** Ten digits, without a space. */
export type Passport = string & { readonly brand: 'passport' };

/** A person as registers are asked about him. */
export type Person = {
	readonly lastName: NamePart;
	readonly firstName: NamePart;
	readonly middleName: NamePart;
	readonly birthDate: IsoDate;
	readonly passport: Passport;
};

/** Longest part of a name, in characters. */
export const NAME_PART_LENGTH = 60;

export type PersonProblem =
	| 'empty'
	| 'not-cyrillic'
	| 'too-long'
	| 'no-such-day'
	| 'future'
	| 'too-old'
	| 'not-ten';

/** The sentences of the form: specification of the owner check, section 5, and our own beside it. */
export const PERSON_PROBLEM_TEXT: Readonly<Record<PersonProblem, string>> = {
	empty: 'Заполните все поля',
	'not-cyrillic': 'Пожалуйста, используйте только кириллицу',
	'too-long': `Не больше ${NAME_PART_LENGTH} букв`,
	'no-such-day': 'Такой даты нет. Введите дату рождения как ДД.ММ.ГГГГ',
	future: 'Дата рождения ещё не наступила',
	'too-old': 'Проверьте год рождения: не раньше 1910',
	'not-ten': 'Паспорт должен содержать 10 цифр',
};

type Read<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly problem: PersonProblem };

const no = (problem: PersonProblem) => ({ ok: false, problem }) as const;

// Without the flag `i`, which takes seven letters of old church books for Cyrillic ones of today.
const LETTERS = /^[А-Яа-яЁё ]+$/;
/** Registers write «Салтыков-Щедрин» with a hyphen or without; both are two words to us. */
const BETWEEN_WORDS = /[\s\u00a0-]+/g;

/** Reads a last, first or middle name; a hyphen becomes a space, letters get their case. */
export function readNamePart(text: string): Read<NamePart> {
	const words = text.normalize('NFC').replace(BETWEEN_WORDS, ' ').trim();
	if (words === '') return no('empty');
	if (!LETTERS.test(words)) return no('not-cyrillic');
	if (words.length > NAME_PART_LENGTH) return no('too-long');
	const capital = words
		.toLocaleLowerCase('ru')
		.replace(/(^| )(.)/g, (_, space: string, letter: string) => space + letter.toLocaleUpperCase('ru'));
	return { ok: true, value: capital as NamePart };
}

/** The form of the tax service knows nobody born before. */
const EARLIEST_YEAR = 1910;

/** Reads `ДД.ММ.ГГГГ`, `ДДММГГГГ` or `ГГГГ-ММ-ДД`; `today` is the day in Moscow. */
export function readBirthDate(text: string, today: IsoDate): Read<IsoDate> {
	const bare = text.trim();
	if (bare === '') return no('empty');
	const dotted = /^(\d{2})[.\-/ ]?(\d{2})[.\-/ ]?(\d{4})$/.exec(bare);
	const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(bare);
	const [year, month, day] = iso ? iso.slice(1) : dotted ? dotted.slice(1).reverse() : [];
	if (!year || !month || !day) return no('no-such-day');
	const date = `${year}-${month}-${day}`;
	const exists = new Date(`${date}T00:00:00Z`);
	if (Number.isNaN(exists.getTime()) || exists.toISOString().slice(0, 10) !== date) return no('no-such-day');
	if (date > today) return no('future');
	return Number(year) < EARLIEST_YEAR ? no('too-old') : { ok: true, value: date };
}

/** Reads the series and number of a Russian passport however they are spaced. */
export function readPassport(text: string): Read<Passport> {
	const bare = text.replace(/[\s\u00a0№-]/g, '');
	if (bare === '') return no('empty');
	return /^\d{10}$/.test(bare) ? { ok: true, value: bare as Passport } : no('not-ten');
}

/** «4509 111222». */
export function formatPassport(passport: Passport): string {
	return `${passport.slice(0, 4)} ${passport.slice(4)}`;
}

/** «45 09 ••••22»: what everybody but the one who ordered the report sees. */
export function maskPassport(passport: Passport): string {
	return `${passport.slice(0, 2)} ${passport.slice(2, 4)} ••••${passport.slice(8)}`;
}

/** A name in the form in which two spellings of it are compared: lower case, ё as е, hyphens and spaces alike. */
export function foldName(text: string): string {
	return text
		.normalize('NFC')
		.toLocaleLowerCase('ru')
		.replaceAll('ё', 'е')
		.replace(/[^а-яa-z]+/g, ' ')
		.trim();
}
