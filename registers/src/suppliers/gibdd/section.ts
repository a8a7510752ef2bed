import { isRecord, whole } from './fields.ts';

/** What a section's `RequestResult` says. */
export type Reading<Facts> =
	| { readonly said: 'facts'; readonly facts: Facts; readonly skipped: number }
	| { readonly said: 'none' }
	/** Neither rows nor a word that there are none. */
	| { readonly said: 'nothing'; readonly why: string };

/** `skipped` counts rows in which nothing could be read and rows that are counted but not shown. */
export type List<Row> = {
	readonly rows: readonly Row[];
	/** How many rows stood there; null when there was no list at all. */
	readonly told: number | null;
	readonly skipped: number;
};

/** No car has as many records; what is beyond is counted as not read. */
const MOST_ROWS = 1000;

/** Reads a list, or the lone row that the wire sometimes writes instead; `readRow` gives null for a hole. */
export function readList<Row>(value: unknown, readRow: (row: unknown) => Row | null): List<Row> {
	const told: readonly unknown[] | null = Array.isArray(value) ? value : isRecord(value) ? [value] : null;
	if (told === null) return { rows: [], told: null, skipped: 0 };
	const rows = told
		.slice(0, MOST_ROWS)
		.map(readRow)
		.filter((row) => row !== null);
	return { rows, told: told.length, skipped: told.length - rows.length };
}

/** The list with the rows that its `count` promises and does not show; a `count` that is too small is a known lie. */
function withCount<Row>(list: List<Row>, count: unknown): List<Row> {
	const unshown = Math.max(0, (whole.parse(count) ?? 0) - (list.told ?? 0));
	return { ...list, skipped: list.skipped + unshown };
}

/**
 * What a section says whose list is all there is to it. `healthy` is false when the section speaks of an error of its
 * own: then an empty list is no word of «none», and rows may not be all.
 */
export function readingOf<Row, Facts>(
	list: List<Row>,
	healthy: boolean,
	factsOf: (rows: readonly Row[]) => Facts,
): Reading<Facts> {
	const { rows, told, skipped } = list;
	if (told === null) return { said: 'nothing', why: 'there is no list' };
	if (rows.length > 0) {
		return { said: 'facts', facts: factsOf(rows), skipped: healthy ? skipped : Math.max(1, skipped) };
	}
	if (told > 0) return { said: 'nothing', why: `none of ${told} rows can be read` };
	if (skipped > 0) return { said: 'facts', facts: factsOf([]), skipped };
	return healthy ? { said: 'none' } : { said: 'nothing', why: 'an empty list beside an error' };
}

/** What `{ records, count, error }` says: the form that bans and the federal search have in common. */
export function readRecords<Row, Facts>(
	result: Readonly<Record<string, unknown>>,
	readRow: (row: unknown) => Row | null,
	factsOf: (rows: readonly Row[]) => Facts,
): Reading<Facts> {
	const list = withCount(readList(result.records, readRow), result.count);
	return readingOf(list, isNothing(result.error) && isCount(result.count), factsOf);
}

/** True for the `error` of a section in which nothing went wrong, and for a `count` of nothing. */
export function isNothing(value: unknown): boolean {
	return value === undefined || value === null || value === '' || whole.parse(value) === 0;
}

/** True for a `count` that can be one. */
function isCount(value: unknown): boolean {
	return isNothing(value) || whole.parse(value) !== null;
}

/** True when at least one of the fields tells something. */
export function tells(fields: Readonly<Record<string, unknown>>): boolean {
	return Object.values(fields).some(
		(value) => value !== null && !(Array.isArray(value) && value.length === 0),
	);
}

/** The row itself when it tells something, else null: an all-null row is a hole, not a record. */
export function ifTelling<Row extends Readonly<Record<string, unknown>>>(row: Row): Row | null {
	return tells(row) ? row : null;
}
