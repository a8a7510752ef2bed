import type { CarInText } from '@avtosverka/contract/vocabulary/car-in-text';
import { plainSigns } from '@avtosverka/contract/vocabulary/plain-signs';
import {
	FOREIGN_SIGN_TEXT,
	foldPlateLetters,
	PLATE_MAX_LENGTH,
	parsePlate,
} from '@avtosverka/contract/vocabulary/plate';
import { foldLookAlikes, parseVin, VIN_LENGTH, VIN_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/vin';

/** The two fields of the search, of which one at a time is filled. */
export type SearchField = 'vin' | 'plate';
export type SearchFields = Readonly<Record<SearchField, string>>;

/** What is wrong with the search: which field to look at, or both when they are wrong together. */
export type Mistake = { readonly field: SearchField | 'both'; readonly text: string };

export type Search = CarInText;

/** Said under a field that was filled in otherwise than a person may have meant. */
export type Note = { readonly field: SearchField; readonly text: string };

export type SearchValidation = { ok: true; search: Search } | { ok: false; mistake: Mistake };

export const MAX_LENGTH: Readonly<Record<SearchField, number>> = { vin: VIN_LENGTH, plate: PLATE_MAX_LENGTH };

/** Specification, section 5. */
export const BOTH_TEXT = 'Выберите только один из вариантов: VIN или госномер.';

/** What each field says while the other is filled: specification, section 5. */
export const LOCKED_TEXT: Readonly<Record<SearchField, string>> = {
	vin: 'Очистите поле госномера, чтобы ввести VIN.',
	plate: 'Очистите поле VIN, чтобы ввести госномер.',
};

const FOREIGN: Readonly<Record<SearchField, RegExp>> = { vin: /[^A-HJ-NPR-Z0-9]/, plate: /[^А-ЯЁ0-9]/ };
const LETTERS_TEXT: Readonly<Record<SearchField, string>> = {
	vin: VIN_PROBLEM_TEXT.letters,
	plate: FOREIGN_SIGN_TEXT,
};

/** The longest text that a field takes at once; an advertisement is shorter. In signs. */
export const LONGEST_PASTE = 4_000;

const GAPS = /[\s-]/g;

/**
 * What a field holds after typing: capitals of its own alphabet, without gaps. A sign that has no twin there
 * is left standing, so that a person sees what is meant.
 */
export function typed(field: SearchField, text: string): string {
	return folded(field, text).slice(0, MAX_LENGTH[field]);
}

function folded(field: SearchField, text: string): string {
	const plain = plainSigns(text.toUpperCase()).replace(GAPS, '');
	return field === 'vin' ? foldLookAlikes(plain) : foldPlateLetters(plain);
}

/** A text put into a field in place of what stood between two of its signs. */
export type Paste = {
	readonly field: SearchField;
	readonly from: number;
	readonly to: number;
	readonly text: string;
};

/** All that a field holds with a text put into it, as it stands. */
export function withPaste(current: string, { from, to, text }: Paste): string {
	return current.slice(0, from) + text + current.slice(to);
}

/** What a field holds after pasting a value of its own, or a part of one. */
export function pasted(current: string, paste: Paste): string {
	return typed(paste.field, withPaste(current, paste));
}

/** What stands in links, addresses, telephones and prices, and in no number of a car. */
export const OF_OTHERS = /[/@₽]|\+\d|\.\p{L}/u;

/** True for a text to look for a car in: neither a value of its field nor a part of one. */
export function isWholeText(current: string, paste: Paste): boolean {
	const { field, from, to, text } = paste;
	const isPart =
		(from > 0 || to < current.length) && text.length <= MAX_LENGTH[field] && !OF_OTHERS.test(text);
	const whole = withPaste(current, paste);
	return !isPart && !(field === 'vin' ? parseVin(whole) : parsePlate(whole)).ok;
}

/** The mistake that shows at once, while typing: a sign that the field cannot hold. */
export function signMistake(field: SearchField, text: string): Mistake | null {
	return FOREIGN[field].test(typed(field, text)) ? { field, text: LETTERS_TEXT[field] } : null;
}

/** Judges the search as it was sent, also in the middle of composing. */
export function validateSearch(fields: SearchFields): SearchValidation {
	const vin = typed('vin', fields.vin);
	const plate = typed('plate', fields.plate);
	if (vin !== '' && plate !== '') return { ok: false, mistake: { field: 'both', text: BOTH_TEXT } };
	if (vin !== '') return judgeVin(vin);
	if (plate !== '') return judgePlate(plate);
	return { ok: false, mistake: { field: 'both', text: VIN_PROBLEM_TEXT.empty } };
}

function judgeVin(text: string): SearchValidation {
	const mistake = signMistake('vin', text);
	if (mistake) return { ok: false, mistake };
	const parsed = parseVin(text);
	if (parsed.ok) return { ok: true, search: { kind: 'vin', vin: parsed.vin } };
	return { ok: false, mistake: { field: 'vin', text: VIN_PROBLEM_TEXT[parsed.problem] } };
}

function judgePlate(text: string): SearchValidation {
	const mistake = signMistake('plate', text);
	if (mistake) return { ok: false, mistake };
	const parsed = parsePlate(text);
	if (parsed.ok) return { ok: true, search: { kind: 'plate', plate: parsed.plate } };
	return { ok: false, mistake: { field: 'plate', text: parsed.text } };
}
