import { z } from 'zod';

/** An object of which only these fields are read; anything that is no object reads like an empty one. */
export function node<Shape extends z.ZodRawShape>(shape: Shape) {
	const object = z.object(shape);
	return object.catch(() => object.parse({}));
}

/** A list of anything; what is no list reads like an empty one. */
export const anyList = z.array(z.unknown()).catch([]);

/** A field of any shape, read elsewhere; null when it is missing. */
export const anything = z.unknown().catch(null);

/** A yes or no; null for anything else. */
export const flag = z.boolean().nullable().catch(null);

/** True for an object that is no list. */
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
