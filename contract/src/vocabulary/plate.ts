import { plainSigns } from './plain-signs.ts';

/** A Russian plate in its one normal form: Cyrillic capitals and digits without spaces, with the region. */
export type Plate = string & { readonly __plate: true };

export type PlateProblem =
	| 'empty'
	/** A sign of another alphabet. */
	| 'letters'
	| 'incomplete'
	/** A Cyrillic letter that no plate carries. */
	| 'letter'
	| 'too-long'
	/** Letters and digits that stand as on no kind of plate. */
	| 'order'
	/** A kind by which no register searches. */
	| 'not-searched'
	| 'zeros'
	| 'region';

/** A plate, or what is wrong with the text and the sentence that says so to a person. */
export type ParsedPlate = { ok: true; plate: Plate } | { ok: false; problem: PlateProblem; text: string };

export const PLATE_MAX_LENGTH = 9;

/** The twelve letters a plate may carry (GOST R 50577-2018). */
export const PLATE_LETTERS = 'АВЕКМНОРСТУХ';
const UNUSED_LETTER = new RegExp(`[^${PLATE_LETTERS}0-9]`);

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

const CLASSES: Readonly<Record<string, string>> = { L: `[${PLATE_LETTERS}]`, D: '\\d' };

/**
 * Letters (L) and digits (D) of the numbers that we accept (car-registers 9.5), without the region; no
 * diplomatic ones.
 */
const NUMBERS = ['LDDDLL', 'LLDDD', 'LLDDDD', 'DDDDLL', 'LLDDDL', 'ТLLDDD', 'LDDDD', 'LLDDLL'].map((signs) =>
	[...signs].map((sign) => CLASSES[sign] ?? sign),
);
const KINDS = NUMBERS.map((signs) => new RegExp(`^(${signs.join('')})(\\d{2,3})$`));
/** What a plate of each kind begins with, up to the first digit of its region. */
const BEGINNINGS = NUMBERS.map((signs) => [...signs, '\\d']).map(
	(signs) => new RegExp(`^${signs.map((sign) => `(?:${sign}`).join('')}${')?'.repeat(signs.length)}$`),
);

/** Trailers and motorcycles of the police, and cars of embassies' staff (GOST R 50577-2018). */
const NOT_SEARCHED = new RegExp(`^(?:\\d{3,4}[${PLATE_LETTERS}]|\\d{3}Т\\d{3})\\d{2,3}$`);

/** Region codes: 01–99, or three digits from 1–9. Lists of regions disagree, so they only name it. */
const REGION = /^(0[1-9]|[1-9]\d{1,2})$/;

/** Capitals, with Latin twins turned into Cyrillic letters. */
export function foldPlateLetters(text: string): string {
	return text.toUpperCase().replace(/[A-Z]/g, (letter) => LATIN_TWINS[letter] ?? letter);
}

/** Reads a plate from pasted text or an address: spaces and dashes dropped, Latin twins accepted. */
export function parsePlate(text: string): ParsedPlate {
	const folded = foldPlateLetters(plainSigns(text)).replace(/[\s-]/g, '');
	const problem = problemOf(folded);
	return problem === null
		? { ok: true, plate: folded as Plate }
		: { ok: false, problem, text: PROBLEM_TEXT[problem](folded) };
}

/** The first thing that is wrong with a folded text, as a person would mend it: signs before their order. */
function problemOf(folded: string): PlateProblem | null {
	if (folded === '') return 'empty';
	if (/[^А-ЯЁ0-9]/.test(folded)) return 'letters';
	if (UNUSED_LETTER.test(folded)) return 'letter';
	if (folded.length > PLATE_MAX_LENGTH) return 'too-long';
	if (splitPlate(folded)) return null;
	const [shown] = numbersAndRegions(folded);
	if (shown) return isIssued(shown.number) ? 'region' : 'zeros';
	if (NOT_SEARCHED.test(folded)) return 'not-searched';
	return BEGINNINGS.some((beginning) => beginning.test(folded)) ? 'incomplete' : 'order';
}

/**
 * Number part and region of a plate in normal form; null when it is no plate. Numbers of zeros are never
 * issued, which also tells a trailer `ММ0001 55` from a taxi `ММ000 155`.
 */
export function splitPlate(plate: string): { number: string; region: string } | null {
	return (
		numbersAndRegions(plate).find(({ number, region }) => isIssued(number) && REGION.test(region)) ?? null
	);
}

/** Every way of reading signs as a number and two or three digits of a region, possible or not. */
function numbersAndRegions(plate: string): { number: string; region: string }[] {
	return KINDS.flatMap((kind) => {
		const [, number, region] = kind.exec(plate) ?? [];
		return number === undefined || region === undefined ? [] : [{ number, region }];
	});
}

const isIssued = (number: string) => /[1-9]/.test(number);

/** A plate as people read it: «А 123 ВС 77». */
export function formatPlate(plate: string): string {
	const split = splitPlate(plate);
	if (!split) return plate;
	const groups = split.number.match(/\d+|[^\d]+/g) ?? [split.number];
	return [...groups, split.region].join(' ');
}

/** A plate that is one; the specification's hint, А000АА777, shows the form alone and is never issued. */
export const PLATE_SAMPLE = 'А123ВС777';

/** Also said at once while a plate is typed. */
export const FOREIGN_SIGN_TEXT = 'Только кириллица и цифры';

const likeSample = (sentence: string) => `${sentence} Образец: ${PLATE_SAMPLE}`;

/** What is wrong, of a folded text; the first two stand in the specification, section 5. */
const PROBLEM_TEXT: Readonly<Record<PlateProblem, (folded: string) => string>> = {
	empty: () => 'Введите VIN или госномер.',
	letters: () => FOREIGN_SIGN_TEXT,
	incomplete: () => 'Номер введён не полностью',
	letter: (folded) => likeSample(`Буквы ${UNUSED_LETTER.exec(folded)?.[0]} на номерах не бывает.`),
	'too-long': () => likeSample(`В номере с регионом не больше ${PLATE_MAX_LENGTH} знаков.`),
	order: () => likeSample('В таком порядке буквы и цифры на номере не стоят.'),
	'not-searched': () =>
		'С номерами такого вида ездят полиция и посольства: по ним реестры не ищут. Введите VIN.',
	zeros: () => likeSample('Номеров из одних нулей не бывает.'),
	region: (folded) => likeSample(`Региона ${numbersAndRegions(folded)[0]?.region} не бывает.`),
};

/** The page that looks a plate up. */
export function lookupAddress(plate: string): string {
	return `/?plate=${encodeURIComponent(plate)}`;
}

/** A plate as logs may carry it: its region alone. */
export function shortenPlate(plate: string): string {
	return `…${splitPlate(plate)?.region ?? ''}`;
}
