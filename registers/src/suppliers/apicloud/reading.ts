import { isRecord, text, whole } from '../../json/fields.ts';
import type { Body } from './wire.ts';

/** What a body says of its register. */
export type ApicloudReading<Facts> =
	| {
			readonly said: 'facts';
			readonly facts: Facts;
			readonly skipped: number;
			/** Told of somebody who may be another person altogether. */
			readonly isDoubtful?: boolean;
	  }
	| { readonly said: 'none' }
	/** Neither facts nor the supplier's own word that there are none. */
	| { readonly said: 'nothing'; readonly why: string };

/** The rows of a list, before anybody asks whom they are about. */
export type ApicloudRows<Row> =
	| {
			readonly said: 'rows';
			readonly rows: readonly Row[];
			/** Rows in which nothing could be read, and rows that are counted and not shown. */
			readonly skipped: number;
	  }
	| { readonly said: 'none' }
	| { readonly said: 'nothing'; readonly why: string };

/** No person and no car has as many records; what is beyond is counted as not read. */
const MOST_ROWS = 500;

/** How the supplier says of itself that it has found nothing. */
const NOTHING_FOUND = /отсутству|не\s+найден|не\s+обнаружен|нет\s+(?:данных|сведений|информации)/i;

/** Where a register's rows stand, and by what it says that there are none. */
export type ListForm = {
	readonly name: string;
	/** Fields that count the rows. */
	readonly counted: readonly string[];
	/**
	 * Beside no row: `sentence`: a zero and the supplier's sentence; `flag`: `found: false` and a zero; `either`: `found:
	 * false` or a zero; `nothing`: it has another word, read elsewhere.
	 */
	readonly denial: 'sentence' | 'flag' | 'either' | 'nothing';
};

/**
 * Reads a list. It says `none` only where there is no row, the body's own words say so, and nothing in it speaks against
 * them. `readRow` gives null for a row that nobody can read.
 */
export function readRows<Row>(
	body: Body,
	form: ListForm,
	readRow: (row: unknown) => Row | null,
): ApicloudRows<Row> {
	const list = body[form.name];
	const told: readonly unknown[] = Array.isArray(list) ? list : isRecord(list) ? [list] : [];
	if (told.length === 0) return denies(body, form) ? { said: 'none' } : odd('no row, no word of none');
	const rows = told
		.slice(0, MOST_ROWS)
		.map(readRow)
		.filter((row) => row !== null);
	if (rows.length === 0) return odd(`none of ${told.length} rows can be read`);
	const count = Math.max(0, ...form.counted.map((field) => whole.parse(body[field]) ?? 0));
	return { said: 'rows', rows, skipped: told.length - rows.length + Math.max(0, count - told.length) };
}

function odd(why: string) {
	return { said: 'nothing', why } as const;
}

function denies(body: Body, { name, counted, denial }: ListForm): boolean {
	const list = body[name];
	const unlisted = list === undefined || list === null || (Array.isArray(list) && list.length === 0);
	const counts = counted.map((field) => body[field]).filter((count) => count !== undefined && count !== null);
	if (!unlisted || body.found === true || saysOtherwise(body)) return false;
	if (counts.some((count) => whole.parse(count) !== 0)) return false;
	const zero = counts.length > 0;
	switch (denial) {
		case 'sentence':
			return zero && NOTHING_FOUND.test(text.parse(body.message ?? null) ?? '');
		case 'flag':
			return zero && body.found === false;
		case 'either':
			return zero || body.found === false;
		case 'nothing':
			return false;
	}
}

/** A sentence that is not the supplier's one for «nothing found» speaks of something else: of a source that is down, say. */
export function saysOtherwise({ message, errormsg, info }: Body): boolean {
	return [message, errormsg, info]
		.filter((said) => said !== undefined && said !== null && said !== '')
		.some((said) => !NOTHING_FOUND.test(text.parse(said) ?? ''));
}
