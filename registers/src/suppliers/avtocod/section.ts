import { isRecord, node, text } from './fields.ts';

/** What a section says, before its sources are looked at. `updated` is the section's own date, as on the wire. */
export type Reading<Facts> =
	| {
			readonly said: 'facts';
			readonly facts: Facts;
			readonly skipped: number;
			readonly updated: string | null;
	  }
	| { readonly said: 'none'; readonly updated: string | null }
	/** Neither rows nor a word that there are none. */
	| { readonly said: 'nothing'; readonly why: string };

/**
 * What a list says of itself: it has rows; it says that there are none; its flag says there is something but no row
 * tells what; the section is not there; it is there and says nothing we understand.
 */
export type Word = 'rows' | 'none' | 'claimed' | 'absent' | 'unclear';

/** `skipped` counts rows in which nothing could be read and rows that the section counts but does not show. */
export type List<Row> = {
	readonly word: Word;
	readonly rows: readonly Row[];
	readonly skipped: number;
	readonly updated: string | null;
};

const Dated = node({ date: node({ update: text }) });

/** No car has as many records; what is beyond is counted as not read. */
const MOST_ROWS = 1000;

/**
 * Reads `{ items, count, date: { update } }`. `readRow` gives null for a row in which nothing can be read; `flag` is
 * the section's own yes or no where it has one (`is_wanted`, `in_pledge`).
 */
export function readList<Row>(
	section: unknown,
	readRow: (row: unknown) => Row | null,
	flag?: unknown,
): List<Row> {
	if (!isRecord(section)) {
		const missing = section === undefined || section === null ? 'absent' : 'unclear';
		return { word: flag === true ? 'claimed' : missing, rows: [], skipped: 0, updated: null };
	}
	const { items, count } = section;
	// A lone row is sometimes written without its list.
	const told: readonly unknown[] = Array.isArray(items) ? items : isRecord(items) ? [items] : [];
	const rows = told
		.slice(0, MOST_ROWS)
		.map(readRow)
		.filter((row) => row !== null);
	const unshown = isCount(count) ? Math.max(0, count - told.length) : 0;
	return {
		word: wordOf(section, rows.length, flag),
		rows,
		skipped: told.length - rows.length + unshown,
		updated: Dated.parse(section).date.update,
	};
}

function wordOf(section: Readonly<Record<string, unknown>>, rows: number, flag: unknown): Word {
	if (rows > 0) return 'rows';
	if (flag === true) return 'claimed';
	const { items, count } = section;
	const denied = flag === false || flag === undefined || flag === null;
	const unlisted = items === undefined || items === null;
	const empty =
		Array.isArray(items) && items.length === 0 && (count === undefined || count === null || count === 0);
	return denied && (empty || (unlisted && count === 0)) ? 'none' : 'unclear';
}

/** What the section as a whole says, when its list is all there is to it. */
export function readingOf<Row, Facts>(
	list: List<Row>,
	factsOf: (rows: readonly Row[]) => Facts,
): Reading<Facts> {
	const { word, rows, skipped, updated } = list;
	switch (word) {
		case 'rows':
			return { said: 'facts', facts: factsOf(rows), skipped, updated };
		case 'claimed':
			return { said: 'facts', facts: factsOf([]), skipped: Math.max(1, skipped), updated };
		case 'none':
			return { said: 'none', updated };
		case 'absent':
			return { said: 'nothing', why: 'the section is missing' };
		case 'unclear':
			return { said: 'nothing', why: `no row can be read (${skipped} skipped) and no word of none` };
	}
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

function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && (value as number) >= 0;
}
