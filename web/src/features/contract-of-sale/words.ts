import { formatPassport, readPassport } from '@avtosverka/contract/vocabulary/person';
import { formatPlate, parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { dayInContract, withWrittenDays } from './day.ts';
import { readTypedPrice, writtenPrice } from './price.ts';
import { type ContractValues, FIELD_NAMES, longestOf } from './values.ts';

/** Control and invisible signs, line ends, half surrogates: some of them break a document. */
const NOT_TEXT = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu;

/** A typed text for a document: one line, visible signs alone, no longer than `length` characters. */
export function cleanText(text: string, length: number): string {
	return Array.from(text.normalize('NFC').replaceAll(NOT_TEXT, ' ').trim()).slice(0, length).join('').trim();
}

/**
 * What the contract says in each of its places, by the names in braces of its text. What cannot be read
 * stands as it was typed, a price aside: no sum may be read into it. '' is what a person fills in by hand.
 */
export function contractWords(values: ContractValues): Readonly<Record<string, string>> {
	const text = Object.fromEntries(
		FIELD_NAMES.map((name) => [name, cleanText(values[name], longestOf(name))]),
	) as ContractValues;
	return {
		...text,
		...partyWords(text, 'seller'),
		...partyWords(text, 'buyer'),
		'car.vin': vinText(text['car.vin']),
		'car.plate': plateText(text['car.plate']),
		'car.pts': withWrittenDays(text['car.pts']),
		'car.sts': withWrittenDays(text['car.sts']),
		'deal.date': dayInContract(text['deal.date']),
		'deal.price': priceText(text['deal.price']),
	};
}

function partyWords(text: ContractValues, side: 'seller' | 'buyer'): Record<string, string> {
	const issued = [withWrittenDays(text[`${side}.issuedBy`]), dayInContract(text[`${side}.issuedOn`])];
	return {
		[`${side}.born`]: dayInContract(text[`${side}.born`]),
		[`${side}.passport`]: passportText(text[`${side}.passport`]),
		[`${side}.issued`]: issued.filter(Boolean).join(', '),
		[`${side}.initials`]: initials(text[`${side}.name`]),
	};
}

/** More letters have no room beside a signature. */
const LONGEST_LAST_NAME = 24;

/** «Примеров И. П.»: under a signature. */
function initials(name: string): string {
	const [last = '', ...rest] = name.split(' ');
	const letters = rest.slice(0, 2).map((part) => `${Array.from(part)[0]}.`);
	return [last.slice(0, LONGEST_LAST_NAME), ...letters].join('\u00a0');
}

function passportText(typed: string): string {
	const read = readPassport(typed);
	return read.ok ? formatPassport(read.value) : typed;
}

function vinText(typed: string): string {
	const read = parseVin(typed);
	return read.ok ? read.vin : typed;
}

function plateText(typed: string): string {
	const read = parsePlate(typed);
	return read.ok ? formatPlate(read.plate) : typed;
}

function priceText(typed: string): string {
	const kopecks = readTypedPrice(typed);
	return kopecks === null ? '' : writtenPrice(kopecks);
}
