import { foldPlateLetters, PLATE_LETTERS, splitPlate } from '../vocabulary/plate.ts';
import { REGIONS } from '../vocabulary/region-codes.ts';
import {
	readSigns,
	type SeenLine,
	type SignGrammar,
	type SignGuess,
	type SignReading,
} from './read-signs.ts';

/** Letters (L) and digits (D) of the numbers that a car, a motorcycle, a trailer or a taxi carries. */
const SHAPES = ['LDDDLL', 'LLDDD', 'DDDDLL', 'LLDDDD'];
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
	)
		.filter(({ text }) => splitPlate(text) !== null)
		.map((reading) => judged(reading, signs[0]?.[0]));
	return found.sort((one, other) => weight(other) - weight(one)).slice(0, 5);
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

/** A motorcycle begins with a digit: one that was clearly seen is hardly the letter of a car. */
const DIGIT_FOR_LETTER = 0.1;
const CLEARLY = 0.8;

function judged(reading: SignReading, first: SignGuess | undefined): SignReading {
	const region = splitPlate(reading.text)?.region ?? '';
	const kind = /^\D\d{3}\D{2}/.test(reading.text) ? 1 : RARE_KIND;
	const isDigit = first !== undefined && /[48]/.test(first.sign) && first.probability > CLEARLY;
	const begins = isDigit && /^\D/.test(reading.text) ? DIGIT_FOR_LETTER : 1;
	const place = CODES.has(region) ? 1 : UNKNOWN_REGION;
	return { ...reading, confidence: reading.confidence * kind * begins * place };
}

const weight = ({ text, confidence }: SignReading) => Math.log(confidence + 1e-9) + priorOf(text);
