/** A Russian plate in its one normal form: Cyrillic capitals and digits without spaces, with the region. */
export type Plate = string & { readonly __plate: true };

export type PlateProblem = 'empty' | 'letters' | 'incomplete' | 'malformed';

export type ParsedPlate = { ok: true; plate: Plate } | { ok: false; problem: PlateProblem };

export const PLATE_MAX_LENGTH = 9;

/** The twelve letters a plate may carry (GOST R 50577-2018). */
export const PLATE_LETTERS = 'АВЕКМНОРСТУХ';

const LATIN_TWINS: Readonly<Record<string, string>> = {
	A: 'А',
	B: 'В',
	E: 'Е',
	K: 'К',
	M: 'М',
	H: 'Н',
	O: 'О',
	P: 'Р',
	C: 'С',
	T: 'Т',
	Y: 'У',
	X: 'Х',
};

const L = `[${PLATE_LETTERS}]`;
/** Region codes: 01–99, or three digits from 1–9. Lists of regions disagree, so they only name it. */
const REGION = '(0[1-9]|[1-9]\\d|[1-9]\\d{2})';

/** Number part and region of the plates that we accept (car-registers 9.5); no diplomatic ones. */
const KINDS = [
	`${L}\\d{3}${L}{2}`,
	`${L}{2}\\d{3}`,
	`${L}{2}\\d{4}`,
	`\\d{4}${L}{2}`,
	`${L}{2}\\d{3}${L}`,
	`Т${L}{2}\\d{3}`,
	`${L}\\d{4}`,
].map((number) => new RegExp(`^(${number})${REGION}$`));

/** Capitals, with Latin twins turned into Cyrillic letters. */
export function foldPlateLetters(text: string): string {
	return text.toUpperCase().replace(/[A-Z]/g, (letter) => LATIN_TWINS[letter] ?? letter);
}

/** Reads a plate from pasted text or an address: spaces and dashes dropped, Latin twins accepted. */
export function parsePlate(text: string): ParsedPlate {
	const folded = foldPlateLetters(text).replace(/[\s\u2010-\u2015-]/g, '');
	if (folded === '') return { ok: false, problem: 'empty' };
	if (/[^А-ЯЁ0-9]/.test(folded)) return { ok: false, problem: 'letters' };
	if (new RegExp(`[^${PLATE_LETTERS}0-9]`).test(folded)) return { ok: false, problem: 'malformed' };
	if (splitPlate(folded)) return { ok: true, plate: folded as Plate };
	return { ok: false, problem: folded.length < 8 ? 'incomplete' : 'malformed' };
}

/**
 * Number part and region of a plate in normal form; null when it is no plate. Numbers of zeros are never
 * issued, which also tells a trailer `ММ0001 55` from a taxi `ММ000 155`.
 */
export function splitPlate(plate: string): { number: string; region: string } | null {
	for (const kind of KINDS) {
		const match = kind.exec(plate);
		if (match && /[1-9]/.test(match[1] as string))
			return { number: match[1] as string, region: match[2] as string };
	}
	return null;
}

/** A plate as people read it: «А 123 ВС 77». */
export function formatPlate(plate: string): string {
	const split = splitPlate(plate);
	if (!split) return plate;
	const groups = split.number.match(/\d+|[^\d]+/g) ?? [split.number];
	return [...groups, split.region].join(' ');
}

/** The sentence for a plate that cannot be read; the first two stand in the specification, section 5. */
export const PLATE_PROBLEM_TEXT: Readonly<Record<PlateProblem, string>> = {
	empty: 'Введите VIN или госномер.',
	letters: 'Только кириллица и цифры',
	incomplete: 'Номер введён не полностью',
	malformed: 'Такого госномера не бывает. Образец: А000АА777',
};

/** A plate as logs may carry it: its region alone. */
export function shortenPlate(plate: string): string {
	return `…${splitPlate(plate)?.region ?? ''}`;
}
