import { foldLookAlikes } from '@avtosverka/contract/vocabulary/vin';
import { z } from 'zod';
import { plainText } from '../../plain-text.ts';

/** A field that is missing, null or of another type costs itself, never its row. */
export const text = z
	.union([z.string(), z.number()])
	.transform((value) => tidy(String(value)))
	.catch(null);

/** A finite number, also when it comes as text («2792.1»). */
export const number = z
	.union([z.number(), z.string()])
	.transform((value) => readNumber(value))
	.catch(null);

/** A count of things: a whole number from zero up. */
export const whole = number.transform((value) =>
	value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null,
);

export const flag = z.boolean().nullable().catch(null);

/** A VIN or a masked one, with Cyrillic look-alikes turned into the Latin signs they stand for. */
export const vin = text.transform((value) => (value === null ? null : foldLookAlikes(value)));

/** A year in which a car can have been built. */
export const year = whole.transform((value) =>
	value !== null && value >= 1886 && value < 2100 ? value : null,
);

/** An object of which only these fields are read; anything that is no object reads like an empty one. */
export function node<Shape extends z.ZodRawShape>(shape: Shape) {
	const object = z.object(shape);
	return object.catch(() => object.parse({}));
}

/** A list of anything; what is no list reads like an empty one. */
export const list = z.array(z.unknown()).catch([]);

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value behind a path of keys; undefined where the path breaks off. */
export function at(value: unknown, ...path: readonly string[]): unknown {
	return path.reduce<unknown>(
		(inner, key) => (isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
		value,
	);
}

function tidy(value: string): string | null {
	const clean = plainText(value);
	return clean === '' ? null : clean;
}

function readNumber(value: number | string): number | null {
	const read =
		typeof value === 'number' ? value : Number(value.replace(/\s/g, '').replace(',', '.') || 'none');
	return Number.isFinite(read) ? read : null;
}
