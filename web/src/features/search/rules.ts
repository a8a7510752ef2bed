import {
	foldPlateLetters,
	PLATE_MAX_LENGTH,
	PLATE_PROBLEM_TEXT,
	type Plate,
	parsePlate,
} from '@avtosverka/contract/vocabulary/plate';
import {
	foldLookAlikes,
	parseVin,
	VIN_LENGTH,
	VIN_PROBLEM_TEXT,
	type Vin,
} from '@avtosverka/contract/vocabulary/vin';

/** The two fields of the search, of which one at a time is filled. */
export type Field = 'vin' | 'plate';
export type Fields = Readonly<Record<Field, string>>;

/** What is wrong with the search: which field to look at, or both when they are wrong together. */
export type Mistake = { readonly field: Field | 'both'; readonly text: string };

export type Search =
	| { readonly kind: 'vin'; readonly vin: Vin }
	| { readonly kind: 'plate'; readonly plate: Plate };

export type Judged = { ok: true; search: Search } | { ok: false; mistake: Mistake };

export const MAX_LENGTH: Readonly<Record<Field, number>> = { vin: VIN_LENGTH, plate: PLATE_MAX_LENGTH };

/** Specification, section 5. */
export const BOTH_TEXT = 'Выберите только один из вариантов: VIN или госномер.';

/** What each field says while the other is filled: specification, section 5. */
export const LOCKED_TEXT: Readonly<Record<Field, string>> = {
	vin: 'Очистите поле госномера, чтобы ввести VIN.',
	plate: 'Очистите поле VIN, чтобы ввести госномер.',
};

const FOREIGN: Readonly<Record<Field, RegExp>> = { vin: /[^A-HJ-NPR-Z0-9]/, plate: /[^А-ЯЁ0-9]/ };
const LETTERS_TEXT: Readonly<Record<Field, string>> = {
	vin: VIN_PROBLEM_TEXT.letters,
	plate: PLATE_PROBLEM_TEXT.letters,
};

/** What a field holds after typing: capitals, foreign signs left standing so that a person sees what is meant. */
export function typed(field: Field, text: string): string {
	return text.toUpperCase().slice(0, MAX_LENGTH[field]);
}

/** What a field holds after pasting into a selection: the pasted part folded to the field's alphabet, without gaps. */
export function pasted(field: Field, current: string, from: number, to: number, text: string): string {
	const folded = (field === 'vin' ? foldLookAlikes(text) : foldPlateLetters(text)).replace(
		/[\s\u2010-\u2015-]/g,
		'',
	);
	return typed(field, current.slice(0, from) + folded + current.slice(to));
}

/** The mistake that shows at once, while typing: a sign that the field cannot hold. */
export function signMistake(field: Field, text: string): Mistake | null {
	return FOREIGN[field].test(text) ? { field, text: LETTERS_TEXT[field] } : null;
}

/** True when the foreign sign is one of the three Latin letters that VINs leave out. */
export function hasLeftOutLetter(vin: string): boolean {
	return /[IOQ]/.test(vin);
}

/** Judges the search as it was sent. */
export function judge({ vin, plate }: Fields): Judged {
	if (vin !== '' && plate !== '') return { ok: false, mistake: { field: 'both', text: BOTH_TEXT } };
	if (vin !== '') return judgeVin(vin);
	if (plate !== '') return judgePlate(plate);
	return { ok: false, mistake: { field: 'both', text: VIN_PROBLEM_TEXT.empty } };
}

function judgeVin(text: string): Judged {
	const mistake = signMistake('vin', text);
	if (mistake) return { ok: false, mistake };
	const parsed = parseVin(text);
	if (parsed.ok) return { ok: true, search: { kind: 'vin', vin: parsed.vin } };
	return { ok: false, mistake: { field: 'vin', text: VIN_PROBLEM_TEXT[parsed.problem] } };
}

function judgePlate(text: string): Judged {
	const mistake = signMistake('plate', text);
	if (mistake) return { ok: false, mistake };
	const parsed = parsePlate(text);
	if (parsed.ok) return { ok: true, search: { kind: 'plate', plate: parsed.plate } };
	return { ok: false, mistake: { field: 'plate', text: PLATE_PROBLEM_TEXT[parsed.problem] } };
}
