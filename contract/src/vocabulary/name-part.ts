import { NAME_PART_LENGTH, type NamePart, type PersonReading } from './person.ts';
import { plainSigns } from './plain-signs.ts';

/** Letters of Russian and of other alphabets that are in use today; none of old church books. */
const LETTER = '[\\u0400-\\u045f\\u048a-\\u052f]';
const NAME = new RegExp(`^${LETTER}+(?:[ '-]${LETTER}+)*$`);
/** Neither a letter nor what stands between two letters of a name, once it is in one form. */
const FOREIGN = new RegExp(`(?!${LETTER})[^ '-]`);
const APOSTROPHES = /['`\u00b4\u02b9\u02bc\u2018\u2019\u2032]+/g;
const HYPHENS = / ?-[- ]*/g;
const EDGES = /^[ '-]+|[ '-]+$/g;
/** «Son of» and «daughter of» behind a name, which passports write with a small letter. */
const SMALL = /^(?:оглы|оглу|кызы|гызы|кизи|угли|улы|уулу)$/;
/** Before a name, large or small as it is written: «фон Дервиз», «Де Сантис». */
const AS_WRITTEN = /^(?:фон|фан|ван|дер|ден|де|да|ди|дю|дос|дель|ла|ле|эль|аль|ибн|бен|бин|тер)$/;
/** Words in place of a name that is not there; and those that are so in place of a patronymic alone. */
const ABSENT = /^(?:отсутств[а-я]*|не имею|не имеет(?:ся)?|нет данных|не указан[оа]?|прочерк|null|none)$/;
const NO_PATRONYMIC = /^(?:нету?|без|(?:нет|без) отчества|отчества нет|отчество отсутств[а-я]*|no|net)$/;

function spaced(text: string): string {
	return plainSigns(text).replace(APOSTROPHES, "'").replace(/\s+/g, ' ').replace(HYPHENS, '-');
}

/** Reads a last, first or middle name: hyphens and apostrophes stay, in one form; letters get their case. */
export function readNamePart(text: string): PersonReading<NamePart> {
	const name = spaced(text).replace(EDGES, '');
	if (name === '' || ABSENT.test(wordsOf(name))) return { ok: false, problem: 'empty' };
	if (!NAME.test(name)) return { ok: false, problem: 'not-cyrillic' };
	if (name.length > NAME_PART_LENGTH) return { ok: false, problem: 'too-long' };
	return { ok: true, value: inCase(name) as NamePart };
}

/** Reads a middle name: «нет» and a dash are the box «Нет отчества», not a name to ask registers about. */
export function readPatronymic(text: string): PersonReading<NamePart> {
	const words = wordsOf(text);
	const isDash = words === '' && text.trim() !== '';
	if (isDash || ABSENT.test(words) || NO_PATRONYMIC.test(words))
		return { ok: false, problem: 'no-patronymic' };
	return readNamePart(text);
}

/** True for a sign that no name has. */
export function hasForeignSign(text: string): boolean {
	return FOREIGN.test(spaced(text));
}

/** Letters that Russian does not have, as capitals, each once. */
export function otherLetters(text: string): readonly string[] {
	return [
		...new Set(
			plainSigns(text)
				.toUpperCase()
				.match(/(?![А-Яа-яЁё])[\u0400-\u052f]/g),
		),
	];
}

const TWINS: Readonly<Record<string, string>> = {
	...{ A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', K: 'К', M: 'М', O: 'О', P: 'Р', T: 'Т', X: 'Х', Y: 'У' },
	...{ a: 'а', c: 'с', e: 'е', k: 'к', o: 'о', p: 'р', x: 'х', y: 'у', '0': 'О', '3': 'З' },
};

/**
 * What was probably meant by a name that cannot be taken: letters of another alphabet that look alike are
 * turned, an earlier name in brackets and signs around it are left out. Null where that makes no name.
 */
export function mendName(text: string): NamePart | null {
	const mended = plainSigns(text)
		.replace(/\s*(?:[([{][^)\]}]*(?:[)\]}]|$)|\/.*$)/gs, '')
		.replace(/[A-Za-z]|[03](?=\p{L})|(?<=\p{L})[03]/gu, (sign) => TWINS[sign] ?? sign)
		.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
	const read = readNamePart(mended);
	return read.ok && !readNamePart(text).ok ? read.value : null;
}

function wordsOf(text: string): string {
	return plainSigns(text)
		.toLowerCase()
		.replace(/[^\p{L}]+/gu, ' ')
		.trim();
}

function inCase(name: string): string {
	const isWritten = /\p{Ll}/u.test(name) && /\p{Lu}/u.test(name);
	return name
		.split(/(?<=[ -])|(?=[ -])/)
		.map((word, at, words) => {
			const small = word.toLocaleLowerCase('ru');
			if (at > 0 && SMALL.test(small)) return small;
			if (isWritten && at < words.length - 1 && word === small && AS_WRITTEN.test(small)) return small;
			return small.replace(/^(?:\p{L}'(?=\p{L}))?\p{L}/u, (first) => first.toLocaleUpperCase('ru'));
		})
		.join('');
}
