import { foldPlateLetters, PLATE_LETTERS, splitPlate } from '../vocabulary/plate.ts';
import { REGIONS } from '../vocabulary/region-codes.ts';
import { readSigns, type SeenLine, type SignGrammar, type SignReading } from './read-signs.ts';

/** Letters (L) and digits (D) of numbers: a car, a taxi, a motorcycle, a trailer, a car in transit. */
const SHAPES = ['LDDDLL', 'LLDDD', 'DDDDLL', 'LLDDDD', 'LLDDDL'];
const REGION_SHAPES = ['DD', 'DDD'];
const CODES: ReadonlySet<string> = new Set(REGIONS.flatMap(({ codes }) => codes.map(({ code }) => code)));

const DIGIT_OF: Readonly<Record<string, string>> = {
	...{ О: '0', D: '0', Q: '0', U: '0', I: '1', L: '1', Z: '2', З: '3', S: '5', Б: '6', G: '6', В: '8' },
	...{ Т: '7', А: '4' },
};
const LETTER_OF: Readonly<Record<string, string>> = {
	...{ '0': 'О', '8': 'В', '4': 'А', D: 'О', Q: 'О', N: 'Н', U: 'О', V: 'У', F: 'Е', R: 'Р', W: 'М' },
};

/** The plates that a line of signs may show, best first, of every kind that fits its length. */
export function readPlate(line: SeenLine): readonly SignReading[] {
	const signs = line.filter(([best]) => best !== undefined && /[\p{L}\d]/u.test(best.sign));
	const found = SHAPES.flatMap((number) =>
		REGION_SHAPES.flatMap((region) => readSigns(signs, grammarOf(number + region))),
	).filter(({ text }) => splitPlate(text) !== null);
	const counted = found.map((reading) => ({ reading, against: seenOtherwise(reading.text, signs) }));
	const fewest = Math.min(...counted.map(({ against }) => against));
	const closest = counted.filter(({ against }) => against === fewest).map(({ reading }) => reading);
	return closest
		.map((reading) => judged(reading, closest))
		.sort((one, other) => weight(other) - weight(one))
		.slice(0, 5);
}

/** How many letters of a reading were clearly seen as digits, or the other way; О and 0 look the same. */
function seenOtherwise(text: string, signs: SeenLine): number {
	return [...text].filter((sign, place) => {
		const seen = signs[place]?.[0];
		if (seen === undefined || seen.probability < CLEARLY || /[О0]/.test(sign)) return false;
		return /\d/.test(sign) !== /\d/.test(seen.sign);
	}).length;
}

function grammarOf(shape: string): SignGrammar {
	return {
		length: shape.length,
		fold: (sign, place) => (shape[place] === 'D' ? digit(sign) : letter(sign)),
		twins: () => [],
		prior: priorOf,
	};
}

function digit(sign: string): string | null {
	const known = foldPlateLetters(sign);
	return /\d/.test(known) ? known : (DIGIT_OF[known] ?? null);
}

function letter(sign: string): string | null {
	const known = foldPlateLetters(sign);
	return PLATE_LETTERS.includes(known) ? known : (LETTER_OF[known] ?? null);
}

/** A region that exists speaks for a plate, and so does the kind that nearly every car has. */
function priorOf(plate: string): number {
	const region = splitPlate(plate)?.region;
	const known = region !== undefined && CODES.has(region);
	return (known ? 2 : -1) + (/^\D\d{3}\D{2}/.test(plate) ? 1 : 0);
}

/** What is rare among plates, or carries no region, is less sure to be one. */
const RARE_KIND = 0.6;
const UNKNOWN_REGION = 0.5;

/** A sign that was seen so surely is no guess. */
const CLEARLY = 0.8;
/** A trailer and a car in transit whose numbers look the same: neither is shown. */
const SAME_SHAPE_COST = 0.1;

const isRare = (text: string) => !/^\D\d{3}\D{2}/.test(text);
const asSeen = (text: string) => text.replaceAll('О', '0');

function judged(reading: SignReading, others: readonly SignReading[]): SignReading {
	const { text, confidence } = reading;
	const region = splitPlate(text)?.region ?? '';
	const isAmbiguous = others.some(
		(other) => other.text !== text && isRare(other.text) && asSeen(other.text) === asSeen(text),
	);
	const kind = isRare(text) ? RARE_KIND * (isAmbiguous ? SAME_SHAPE_COST : 1) : 1;
	return { ...reading, confidence: confidence * kind * (CODES.has(region) ? 1 : UNKNOWN_REGION) };
}

const weight = ({ text, confidence }: SignReading) => Math.log(confidence + 1e-9) + priorOf(text);
