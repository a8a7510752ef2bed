import type { Section } from './section.ts';

/**
 * The same keys with null for every value, one row in every list, and the count of rows left standing: the
 * supplier's own example of an empty report looks like that.
 */
export function nulled(value: unknown): unknown {
	if (Array.isArray(value)) return isObject(value[0]) ? [nulled(value[0])] : null;
	if (!isObject(value)) return null;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => {
			const countsRows = key === 'count' && Array.isArray(value.items);
			return [key, countsRows ? Math.min(1, Number(inner)) : nulled(inner)];
		}),
	);
}

/** The same with one row more in every list of rows, a row of nulls: it is there, but unreadable. */
export function torn(value: unknown): unknown {
	if (Array.isArray(value)) {
		const rows = value.map(torn);
		return isObject(value[0]) ? [...rows, nulled(value[0])] : rows;
	}
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => {
			const countsRows = key === 'count' && Array.isArray(value.items) && value.items.length > 0;
			return [key, countsRows ? Number(inner) + 1 : torn(inner)];
		}),
	);
}

/** The same keys with null for every value and nothing in any list: nothing is known. */
export function unknown(value: unknown): unknown {
	if (Array.isArray(value)) return [];
	if (!isObject(value)) return null;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unknown(inner)]));
}

/**
 * A section whose sources have not answered, as recorded answers have it: lists are there and empty, counts
 * are 0, flags and dates are missing. It looks like "nothing found" and must not be read so.
 */
export function unanswered(section: Section): Section {
	const stored = Object.entries(section).flatMap(([key, value]): [string, unknown][] => {
		if (Array.isArray(value)) return [[key, []]];
		if (key === 'count') return [[key, 0]];
		if (key === 'date' || !isObject(value)) return [];
		return [[key, unanswered(value)]];
	});
	return Object.fromEntries(stored);
}

function isObject(value: unknown): value is Section {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
