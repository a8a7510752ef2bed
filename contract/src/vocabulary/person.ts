import type { IsoDate } from './moment.ts';

/** A name part as it is kept: Cyrillic words with a space, a hyphen or an apostrophe between two of them. */
export type NamePart = string & { readonly brand: 'name part' };
/** Ten digits, without a space. */
export type Passport = string & { readonly brand: 'passport' };

/** A person as registers are asked about them. */
export type Person = {
	readonly lastName: NamePart;
	readonly firstName: NamePart;
	/** Empty for a person who has no patronymic. */
	readonly middleName: NamePart | '';
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

type PersonReading<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly problem: PersonProblem };

const no = (problem: PersonProblem) => ({ ok: false, problem }) as const;

// Without the flag `i`, which takes seven letters of old church books for Cyrillic ones of today.
const LETTERS = /^[А-Яа-яЁё]+(?:[ '-][А-Яа-яЁё]+)*$/;
const SPACES = /[\s\u00a0]+/g;
/** Hyphens and dashes as keyboards and documents write them, with the spaces around them. */
const HYPHENS = / ?[-\u00ad\u2010-\u2015\u2212](?:[-\u00ad\u2010-\u2015\u2212 ])*/g;
const APOSTROPHES = /['`\u00b4\u02b9\u02bc\u2018\u2019\u2032]+/g;
const EDGES = /^[ '-]+|[ '-]+$/g;
/** «Son of» and «daughter of» behind a name, which passports write with a small letter. */
const PARTICLES = /(?<=[ -])(?:оглы|оглу|кызы|гызы|кизи|угли|улы|уулу)(?=$|[ -])/gi;

/** Reads a last, first or middle name: hyphens and apostrophes stay, in one form; letters get their case. */
export function readNamePart(text: string): PersonReading<NamePart> {
	const name = text
		.normalize('NFC')
		.replace(APOSTROPHES, "'")
		.replace(SPACES, ' ')
		.replace(HYPHENS, '-')
		.replace(EDGES, '');
	if (name === '') return no('empty');
	if (!LETTERS.test(name)) return no('not-cyrillic');
	if (name.length > NAME_PART_LENGTH) return no('too-long');
	const capital = name
		.toLocaleLowerCase('ru')
		.replace(/(?<=^|[ -]|(?:^|[ -])[а-яё]')[а-яё]/g, (letter) => letter.toLocaleUpperCase('ru'))
		.replace(PARTICLES, (particle) => particle.toLocaleLowerCase('ru'));
	return { ok: true, value: capital as NamePart };
}

/** «Примеров Пётр Образцович»; «Примерова Анна» for a person without a patronymic. */
export function joinName(lastName: string, firstName: string, middleName: string): string {
	return [lastName, firstName, middleName].filter((part) => part !== '').join(' ');
}

/** The form of the tax service knows nobody born before. */
const EARLIEST_YEAR = 1910;

/** Reads `ДД.ММ.ГГГГ`, `ДДММГГГГ` or `ГГГГ-ММ-ДД`; `today` is the day in Moscow. */
export function readBirthDate(text: string, today: IsoDate): PersonReading<IsoDate> {
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
export function readPassport(text: string): PersonReading<Passport> {
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

/** «••.••.1980»: what a shared report shows of a birth date. */
export function maskBirthDate(birthDate: IsoDate): string {
	return `••.••.${birthDate.slice(0, 4)}`;
}

/** A name as two spellings of it are compared: lower case, ё as е, hyphens and spaces alike. */
export function foldName(text: string): string {
	return text
		.normalize('NFC')
		.toLocaleLowerCase('ru')
		.replaceAll('ё', 'е')
		.replace(/[^а-яa-z]+/g, ' ')
		.trim();
}
