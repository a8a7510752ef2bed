import { plainSigns } from './plain-signs.ts';

/** A VIN in its one normal form: 17 signs, Latin capitals without I, O, Q, and digits. */
export type Vin = string & { readonly __vin: true };

export type VinProblem = 'empty' | 'letters' | 'length';

export type ParsedVin = { ok: true; vin: Vin } | { ok: false; problem: VinProblem };

export const VIN_LENGTH = 17;

/** Cyrillic capitals that look like Latin ones or digits, as registers write them in VINs (О is zero). */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
	А: 'A',
	В: 'B',
	С: 'C',
	Е: 'E',
	Н: 'H',
	К: 'K',
	М: 'M',
	О: '0',
	Р: 'P',
	Т: 'T',
	У: 'Y',
	Х: 'X',
};

/** What people put between the signs of a number. */
const GAPS = /[\s-]/g;

const VIN_PATTERN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Capitals, with Cyrillic look-alikes turned into the Latin signs they stand for. */
export function foldLookAlikes(text: string): string {
	return text.toUpperCase().replace(/[А-Я]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
}

/**
 * The form in which two VINs are compared: look-alikes folded, I read as 1, O and Q as 0.
 * For identifiers in register answers only; what a person types is refused with I, O or Q instead.
 */
export function foldVin(text: string): string {
	return foldLookAlikes(plainSigns(text)).replace(/\s/g, '').replace(/I/g, '1').replace(/[OQ]/g, '0');
}

/** True when both texts name the same VIN, typed in any alphabet. */
export function sameVin(one: string, other: string): boolean {
	return foldVin(one) === foldVin(other);
}

/** Reads a VIN from a pasted text or address: no spaces and dashes, look-alikes folded, I, O, Q refused. */
export function parseVin(text: string): ParsedVin {
	if (VIN_PATTERN.test(text)) return { ok: true, vin: text as Vin };
	const folded = foldLookAlikes(plainSigns(text)).replace(GAPS, '');
	if (folded === '') return { ok: false, problem: 'empty' };
	if (/[^A-HJ-NPR-Z0-9]/.test(folded)) return { ok: false, problem: 'letters' };
	if (!VIN_PATTERN.test(folded)) return { ok: false, problem: 'length' };
	return { ok: true, vin: folded as Vin };
}

/** The sentence shown for a VIN that cannot be read; the first two stand in the specification, section 5. */
export const VIN_PROBLEM_TEXT: Readonly<Record<VinProblem, string>> = {
	empty: 'Введите VIN или госномер.',
	letters: 'Только латинские буквы и цифры',
	length: 'VIN состоит из 17 знаков',
};

/** A VIN as its own watcher tells it from others: maker and the last four signs. Never for strangers. */
export function shortenVin(vin: string): string {
	return `${vin.slice(0, 3)}…${vin.slice(-4)}`;
}

/** A VIN as strangers may read it: its maker alone. With the last signs the others could be tried. */
export function maskVin(vin: string): string {
	return `${vin.slice(0, 3)}…`;
}
