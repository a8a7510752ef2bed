import { foldName, type Person } from '@avtosverka/contract/vocabulary/person';
import type { Match } from '@avtosverka/contract/vocabulary/person-register';
import { readDay } from './reading/date.ts';

/** What a row says of whom it is about, in the register's words; null for what is missing. */
export type TellsOfPerson = {
	/** The whole name; the order of its parts, case, ё and hyphens do not matter. */
	readonly name: string | null;
	/** `01.02.1980`, `1980-02-01`, with or without a time, or a year alone. */
	readonly birthDate: string | null;
};

const TITLES = new Set(['инн', 'ип', 'индивидуальный', 'предприниматель', 'гр', 'гражданин', 'гражданка']);

const LATIN = 'abcehkmoptxy';
const CYRILLIC = 'авсенкмортху';
/** A Latin letter in place of a Cyrillic look-alike would make a stranger of the person. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
	[...LATIN].map((letter, place) => [letter, CYRILLIC.charAt(place)]),
);

const YEAR = /^\s*(\d{4})(?:\s*г|\s*$)/i;

/**
 * How well a row belongs to a person; null when it is certainly another one's: by another birth date, or,
 * where no birth date is given, by another name. What fits only in part is for a person's eyes: `look`.
 */
export function matchPerson(person: Person, { name, birthDate }: TellsOfPerson): Match | null {
	const born = compareBirth(person, birthDate);
	if (born === 'other') return null;
	const words = name === null ? [] : wordsAsIn(person, name);
	// A row without a name was found for this person all the same.
	if (words.length === 0) return 'look';
	if (isWholeName(person, words)) return born === 'same' ? 'exact' : 'name-only';
	const own = wordsOf(`${person.lastName} ${person.firstName} ${person.middleName}`);
	if (born === 'same') return words.some((word) => own.includes(word)) ? 'look' : null;
	return mayBe(person, words) ? 'look' : null;
}

/** The rows that are not certainly another person's, each with how well it fits. */
export function keepFitting<Row extends object>(
	person: Person,
	rows: readonly Row[],
	describe: (row: Row) => TellsOfPerson,
): readonly (Row & { readonly match: Match })[] {
	return rows.flatMap((row) => {
		const match = matchPerson(person, describe(row));
		return match === null ? [] : [{ ...row, match }];
	});
}

function compareBirth({ birthDate }: Person, text: string | null): 'same' | 'other' | 'unknown' {
	const day = readDay(text);
	if (day !== null) return day === birthDate ? 'same' : 'other';
	const year = YEAR.exec(text ?? '')?.[1];
	return year !== undefined && year !== birthDate.slice(0, 4) ? 'other' : 'unknown';
}

/**
 * The words of a name that a register tells, in the form in which they are compared; a part of the person's
 * own name that is joined there, or taken apart, stands as the person writes it.
 */
export function wordsAsIn(person: NameParts, text: string): readonly string[] {
	const own = partsOf(person).flat();
	const words = wordsOf(text).map((word) => own.find((one) => isWrittenAs(one, word)) ?? word);
	return partsOf(person).reduce<readonly string[]>(alignTo, words);
}

/** Registers write «Әхмәт» as «Ахмет» or «Ахмат»: a letter that Russian lacks stands for any. */
function isWrittenAs(own: string, word: string): boolean {
	if (!/[а-я]/.test(own) || !OTHER_LETTER.test(own)) return false;
	return new RegExp(`^${own.replace(OTHER_LETTERS, '.{1,2}')}$`).test(word);
}

const OTHER_LETTER = /[^а-я]/;
const OTHER_LETTERS = /[^а-я]/g;

/** The parts of a person's name, each in its words; no word for a patronymic that is not there. */
export function partsOf({ lastName, firstName, middleName }: NameParts): readonly (readonly string[])[] {
	return [lastName, firstName, middleName].map(wordsOf);
}

type NameParts = Pick<Person, 'lastName' | 'firstName' | 'middleName'>;

/** «салтыковщедрин» as «салтыков», «щедрин» where the part has two words, and the other way round. */
function alignTo(words: readonly string[], part: readonly string[]): readonly string[] {
	const joined = part.join('');
	for (const [start] of words.entries()) {
		for (let end = start + 1; end <= words.length; end += 1) {
			const stretch = words.slice(start, end).join('');
			if (stretch.length > joined.length) break;
			if (stretch === joined) return [...words.slice(0, start), ...part, ...words.slice(end)];
		}
	}
	return words;
}

function wordsOf(name: string): readonly string[] {
	const folded = foldName(name).replace(/[a-z]/g, (letter) => LOOK_ALIKES.get(letter) ?? letter);
	return folded.split(' ').filter((word) => word !== '' && !TITLES.has(word));
}

function isWholeName({ lastName, firstName, middleName }: Person, words: readonly string[]): boolean {
	const own = wordsOf(`${lastName} ${firstName} ${middleName}`);
	return own.toSorted().join(' ') === words.toSorted().join(' ');
}

/**
 * Without a birth date: last and first name stand there, whole or as an initial, and nothing says that the
 * middle name is another one. A row with more words than a name has (several names, a former one) is looked
 * at.
 */
function mayBe({ lastName, firstName, middleName }: Person, words: readonly string[]): boolean {
	const family = wordsOf(lastName);
	const first = wordsOf(firstName);
	const middle = wordsOf(middleName);
	if (!family.every((word) => words.includes(word))) return false;
	const rest = withoutOnce(words, family);
	const initials = rest.every((word) => word.length === 1);
	if (initials) return startWith(rest, [...first, ...middle]);
	if (!first.every((word) => rest.includes(word))) return false;
	const others = withoutOnce(rest, first);
	const hasOtherMiddle = others.length === middle.length && !startWith(others, middle);
	return !hasOtherMiddle || middle.length === 0;
}

function startWith(words: readonly string[], whole: readonly string[]): boolean {
	return words.every(
		(word, place) => whole[place] === word || (word.length === 1 && whole[place]?.startsWith(word)),
	);
}

function withoutOnce(words: readonly string[], taken: readonly string[]): readonly string[] {
	const left = [...words];
	for (const word of taken) left.splice(left.indexOf(word), 1);
	return left;
}
