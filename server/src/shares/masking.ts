import { HIDDEN } from '@avtosverka/contract/vocabulary/hidden';
import { foldPlateLetters, parsePlate, shortenPlate } from '@avtosverka/contract/vocabulary/plate';
import { foldVin, maskVin, VIN_LENGTH } from '@avtosverka/contract/vocabulary/vin';
import { momentsToDays } from './moments-to-days.ts';

/** What stands for an identifier wherever it is written. */
export type Replacement = { readonly identifier: string; readonly shown: string };

/** Stands in a sentence for what it does not say. */
export const LEFT_OUT = '…';

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const WORD = /[\p{L}\p{N}]+/gu;
/** The plates of cars; any other shape would be found in dates. */
const PLATE_SHAPED = /(?<![\p{L}\p{N}])\p{L}[\s-]?\d{3}[\s-]?\p{L}{2}[\s-]?\d{2,3}(?![\p{L}\p{N}])/gu;
/** As links made before 28 November 2026 masked one. */
const SHORTENED_VIN = /[A-Z\d]{3}…[A-Z\d]{4}(?![\p{L}\p{N}])/gu;
const PHONE_SHAPED =
	/(?<![\p{L}\p{N}])(?:\+?7|8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?![\p{L}\p{N}])/gu;
const SOME_DIGITS = /(?:\d.*){4}/;
/** Shorter ones would be found in ordinary words and years. */
const LEAST_LENGTH = 6;

/** What two spellings of one identifier have in common: look-alikes folded, separators left out. */
function fold(text: string): { readonly folded: string; readonly places: readonly number[] } {
	let folded = '';
	const places: number[] = [];
	for (let place = 0; place < text.length; place += 1) {
		const sign = text[place] as string;
		if (!LETTER_OR_DIGIT.test(sign)) continue;
		const plain = foldVin(sign).slice(0, 1);
		if (plain === '') continue;
		folded += plain;
		places.push(place);
	}
	return { folded, places };
}

function replaceIdentifier(text: string, { identifier, shown }: Replacement): string {
	const wanted = fold(identifier).folded;
	if (wanted.length < LEAST_LENGTH) return text;
	const { folded, places } = fold(text);
	let masked = '';
	let done = 0;
	for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
		masked += text.slice(done, places[at]) + shown;
		done = (places[at + wanted.length - 1] as number) + 1;
	}
	return masked + text.slice(done);
}

function isVinShaped(word: string): boolean {
	return word.length === VIN_LENGTH && SOME_DIGITS.test(word) && /^[A-Z0-9]+$/.test(foldVin(word));
}

/** A text without these identifiers, in any alphabet and spacing; `HIDDEN` where nothing is left. */
export function hideIdentifiers(text: string, replacements: readonly Replacement[]): string {
	const rest = replacements.reduce(replaceIdentifier, text);
	return rest.trim() === LEFT_OUT ? HIDDEN : rest;
}

/**
 * A text in which all that is shaped like a VIN, a car's plate or a phone number is masked, and moments are
 * days: the minute of an answer could identify its car.
 */
export function maskShapes(text: string): string {
	return momentsToDays(text)
		.replace(WORD, (word) => (isVinShaped(word) ? maskVin(word) : word))
		.replace(SHORTENED_VIN, (vin) => maskVin(vin))
		.replace(PHONE_SHAPED, LEFT_OUT)
		.replace(PLATE_SHAPED, (word) => {
			const plate = parsePlate(foldPlateLetters(word));
			return plate.ok ? shortenPlate(plate.plate) : word;
		});
}

/** The same data with every text in it changed. */
export function mapTexts<Data>(data: Data, change: (text: string) => string): Data {
	const walk = (value: unknown): unknown => {
		if (typeof value === 'string') return change(value);
		if (Array.isArray(value)) return value.map(walk);
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]));
	};
	return walk(data) as Data;
}
