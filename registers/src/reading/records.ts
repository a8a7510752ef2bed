import { isRecord } from './node.ts';

/** What a reply says of its register; `Extra` is what a supplier says beside it. */
export type Reading<Facts, Extra = unknown> =
	| ({ readonly kind: 'facts'; readonly facts: Facts; readonly skipped: number } & Extra)
	| ({ readonly kind: 'none' } & Extra)
	/** Neither facts nor the supplier's own statement that there are none. */
	| { readonly kind: 'unclear'; readonly why: string };

/** `skipped` counts rows in which nothing could be read and rows that are counted but not shown. */
export type Rows<Row> = {
	readonly rows: readonly Row[];
	/** How many rows stood there; null when there was no list at all. */
	readonly listed: number | null;
	readonly skipped: number;
};

/** No car has as many records; what is beyond is counted as not read. */
const MAX_ROWS = 1000;

/** Reads a list, or the lone row that a wire sometimes writes instead; `readRow` gives null for a hole. */
export function readRows<Row>(
	value: unknown,
	readRow: (row: unknown) => Row | null,
	maxRows = MAX_ROWS,
): Rows<Row> {
	const listed: readonly unknown[] | null = Array.isArray(value) ? value : isRecord(value) ? [value] : null;
	if (listed === null) return { rows: [], listed: null, skipped: 0 };
	const rows = listed
		.slice(0, maxRows)
		.map(readRow)
		.filter((row) => row !== null);
	return { rows, listed: listed.length, skipped: listed.length - rows.length };
}

/** True when at least one of the fields has a value. */
export function hasValues(fields: Readonly<Record<string, unknown>>): boolean {
	return Object.values(fields).some(
		(value) => value !== null && !(Array.isArray(value) && value.length === 0),
	);
}

/** The row itself when it has a value, else null: an all-null row is a hole, not a record. */
export function ifNotEmpty<Row extends Readonly<Record<string, unknown>>>(row: Row): Row | null {
	return hasValues(row) ? row : null;
}
