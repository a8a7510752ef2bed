import { z } from 'zod';
import { plainText } from '../../plain-text.ts';

/** Words that the register writes where it has nothing to write. */
const WORDS_OF_NOTHING = /^(нет данных|отсутствует|не установлено?|б\/н|-+)$/i;

/** A field that is missing, null, of another type or says «нет данных» costs itself, never its row. */
export const text = z
	.union([z.string(), z.number()])
	.transform((value) => tidy(String(value)))
	.catch(null);

/** A decimal number, also when it comes as text («1596.0», «80,9»). */
const number = text.transform((value) => {
	const digits = value?.replace(/\s/g, '').replace(',', '.') ?? '';
	// Adding zero makes an ordinary zero of «-0».
	return /^-?\d{1,16}(\.\d+)?$/.test(digits) ? Number(digits) + 0 : null;
});

/** A count of things, a status or a code: a whole number from zero up. */
export const whole = number.transform((value) =>
	value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null,
);

/** A volume or a power; zero stands for «not known». */
export const measure = number.transform((value) => (value !== null && value > 0 ? value : null));

/** A year in which a car can have been built. */
export const year = whole.transform((value) =>
	value !== null && value >= 1886 && value < 2100 ? value : null,
);

/** A field of any shape, read elsewhere; null when it is missing. */
export const anything = z.unknown().catch(null);

/** An object of which only these fields are read; anything that is no object reads like an empty one. */
export function node<Shape extends z.ZodRawShape>(shape: Shape) {
	const object = z.object(shape);
	return object.catch(() => object.parse({}));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An address without the commas that stand for its missing parts at the end. */
export function place(address: string | null): string | null {
	return address?.replace(/(?<![,\s])[,\s]+$/, '').replace(/^[,\s]+$/, '') || null;
}

/** The words that a table has for a code; null for a code that it does not know. */
export function wordsOf(table: Readonly<Record<string, string>>, code: string | null): string | null {
	return code !== null && Object.hasOwn(table, code) ? (table[code] ?? null) : null;
}

function tidy(value: string): string | null {
	const clean = plainText(value);
	return clean === '' || WORDS_OF_NOTHING.test(clean) ? null : clean;
}
