import { foldLookAlikes } from '@avtosverka/contract/vocabulary/vin';
import { z } from 'zod';

const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;
/** Invisible signs, some of which change the text around them. */
const INVISIBLE = /\p{Cf}+/gu;
/** A database refuses some of these inside JSON. */
const CONTROL = /[^\P{Cc}\n]+/gu;
/** What registers of people write where they have nothing to write. */
const PLACEHOLDER = /^(нет данных|данные скрыты|не указано?|отсутствует|[-–—]+)$/i;

/** What programs write where a value is missing. */
const NO_VALUE = /^(?:null|undefined)$/i;

/** Text of a supplier as a fact: well-formed, without invisible and control signs, lines kept. */
export function supplierText(value: string): string {
	return value.toWellFormed().replace(LINE_END, '\n').replace(INVISIBLE, '').replace(CONTROL, ' ').trim();
}

/** A plain text on one line, with one space between words. */
export function tidyText(value: string): string {
	return supplierText(value).replace(/\s+/g, ' ');
}

/** A field that is missing, of another type, empty or a placeholder reads null and never costs its row. */
export function supplierTextField(clean: (value: string) => string, placeholder?: RegExp) {
	return z
		.union([z.string(), z.number()])
		.transform((value) => {
			const cleaned = clean(String(value));
			return cleaned === '' || NO_VALUE.test(cleaned) || placeholder?.test(cleaned) ? null : cleaned;
		})
		.catch(null);
}

/** A text with its lines. */
export const text = supplierTextField(supplierText);

/** A text on one line. */
export const oneLine = supplierTextField(tidyText, PLACEHOLDER);

/** Every entry of a list that is a text; none where there is no list. */
export const lines = z
	.array(oneLine)
	.transform((values) => values.filter((value) => value !== null))
	.catch([]);

/** A VIN or a masked one, with Cyrillic look-alikes turned into the Latin signs they stand for. */
export const vin = text.transform((value) => (value === null ? null : foldLookAlikes(value)));
