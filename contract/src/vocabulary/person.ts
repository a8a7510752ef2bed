import type { IsoDate } from './moment.ts';
import { plainSigns } from './plain-signs.ts';

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
	/** A word that says that there is no patronymic. */
	| 'no-patronymic'
	| 'incomplete-date'
	/** The last two digits of a year. */
	| 'short-year'
	| 'no-such-day'
	| 'future'
	| 'too-old'
	| 'not-ten';

/** The sentences of the form: specification of the owner check, section 5, and our own beside it. */
export const PERSON_PROBLEM_TEXT: Readonly<Record<PersonProblem, string>> = {
	empty: 'Заполните все поля',
	'not-cyrillic': 'Пожалуйста, используйте только кириллицу',
	'too-long': `Не больше ${NAME_PART_LENGTH} букв`,
	'no-patronymic': 'Если отчества нет, отметьте «Нет отчества»',
	'incomplete-date': 'Введите день, месяц и год: ДД.ММ.ГГГГ',
	'short-year': 'Введите год рождения четырьмя цифрами',
	'no-such-day': 'Такой даты нет. Введите дату рождения как ДД.ММ.ГГГГ',
	future: 'Дата рождения ещё не наступила',
	'too-old': 'Проверьте год рождения: не раньше 1910',
	'not-ten': 'Паспорт должен содержать 10 цифр',
};

/** A value of the form, or what is wrong with the text. */
export type PersonReading<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly problem: PersonProblem };

/** «Примеров Пётр Образцович»; «Примерова Анна» for a person without a patronymic. */
export function joinName(lastName: string, firstName: string, middleName: string): string {
	return [lastName, firstName, middleName].filter((part) => part !== '').join(' ');
}

/** Reads the series and number of a Russian passport however they are spaced. */
export function readPassport(text: string): PersonReading<Passport> {
	const bare = plainSigns(text).replace(/[\s№-]/g, '');
	if (/^\d{10}$/.test(bare)) return { ok: true, value: bare as Passport };
	return { ok: false, problem: bare === '' ? 'empty' : 'not-ten' };
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

/**
 * A name as two spellings of it are compared: lower case, ё as е, hyphens and spaces alike. Nothing is left
 * of a text in which letters were lost on the way: half a name must not be another person's.
 */
export function foldName(text: string): string {
	if (text.includes('\ufffd')) return '';
	return plainSigns(text)
		.toLocaleLowerCase('ru')
		.replaceAll('ё', 'е')
		.replace(/[^\u0400-\u052fa-z]+/g, ' ')
		.trim();
}
