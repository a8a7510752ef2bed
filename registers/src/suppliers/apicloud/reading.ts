import { count as countOf } from '../../reading/number.ts';
import { type Reading, readRows } from '../../reading/records.ts';
import { oneLine } from '../../reading/text.ts';
import type { Body } from './wire.ts';

/** What a body says of its register. */
export type ApicloudReading<Facts> = Reading<Facts, { readonly isDoubtful?: boolean }>;

/** The rows of a list, about any person. */
export type ApicloudRows<Row> =
	| {
			readonly kind: 'rows';
			readonly rows: readonly Row[];
			/** Rows in which nothing could be read, and rows that are counted and not shown. */
			readonly skipped: number;
	  }
	| { readonly kind: 'none' }
	| { readonly kind: 'unclear'; readonly why: string };

/** No person and no car has as many records; what is beyond is counted as not read. */
const MAX_ROWS = 500;

/** How the supplier says of itself that it has found nothing. */
const NOTHING_FOUND = /отсутству|не\s+найден|не\s+обнаружен|нет\s+(?:данных|сведений|информации)/i;

/** Where a register's rows stand, and by what it says that there are none. */
export type ListForm = {
	readonly name: string;
	/** Fields that count the rows. */
	readonly counted: readonly string[];
	/**
	 * Beside no row: `sentence`: a zero and the supplier's sentence; `flag`: `found: false` and a zero;
	 * `either`: `found: false` or a zero; `nothing`: it has another word, read elsewhere.
	 */
	readonly denial: 'sentence' | 'flag' | 'either' | 'nothing';
};

/**
 * Reads a list. It says `none` only where there is no row, the body's own words say so, and nothing in it
 * speaks against them. `readRow` gives null for an unreadable row.
 */
export function readApicloudRows<Row>(
	body: Body,
	form: ListForm,
	readRow: (row: unknown) => Row | null,
): ApicloudRows<Row> {
	const { rows, listed, skipped } = readRows(body[form.name], readRow, MAX_ROWS);
	if (!listed) return denies(body, form) ? { kind: 'none' } : odd('no row, no word of none');
	if (rows.length === 0) return odd(`none of ${listed} rows can be read`);
	const count = Math.max(0, ...form.counted.map((field) => countOf.parse(body[field]) ?? 0));
	return { kind: 'rows', rows, skipped: skipped + Math.max(0, count - listed) };
}

function odd(why: string) {
	return { kind: 'unclear', why } as const;
}

function denies(body: Body, { name, counted, denial }: ListForm): boolean {
	const list = body[name];
	const unlisted = list === undefined || list === null || (Array.isArray(list) && list.length === 0);
	const counts = counted.map((field) => body[field]).filter((count) => count !== undefined && count !== null);
	if (!unlisted || body.found === true || saysOtherwise(body)) return false;
	if (counts.some((count) => countOf.parse(count) !== 0)) return false;
	const zero = counts.length > 0;
	switch (denial) {
		case 'sentence':
			return zero && NOTHING_FOUND.test(oneLine.parse(body.message ?? null) ?? '');
		case 'flag':
			return zero && body.found === false;
		case 'either':
			return zero || body.found === false;
		case 'nothing':
			return false;
	}
}

/** A sentence other than the supplier's «nothing found» is about something else, as a source down. */
export function saysOtherwise({ message, errormsg, info }: Body): boolean {
	return [message, errormsg, info]
		.filter((value) => value !== undefined && value !== null && value !== '')
		.some((value) => !NOTHING_FOUND.test(oneLine.parse(value) ?? ''));
}
