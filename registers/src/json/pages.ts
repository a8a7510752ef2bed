import pLimit from 'p-limit';
import type { RawReply } from '../answer.ts';
import type { PageFailure } from '../html/page-reply.ts';
import { MOST_SPELLINGS } from '../spellings.ts';

/** One page of a list as the register shows it; `total` is its own word on how many rows there are in all. */
export type ListPage =
	| {
			readonly ok: true;
			readonly rows: readonly unknown[];
			readonly total: number | null;
			readonly raw: RawReply;
	  }
	| { readonly ok: false; readonly failure: PageFailure };

/** A list with all of its pages that were read. */
export type WholeList = {
	/** Every row once. */
	readonly rows: readonly unknown[];
	/** Rows that the register counts and did not show, at least 1 for an impossible count; 0: all read. */
	readonly unread: number;
	/** The first page. */
	readonly raw: RawReply;
};

type ListFailure = { readonly ok: false; readonly failure: PageFailure };

/** One way to spell a question: gives the page that begins after `offset` rows. */
export type FetchPage = (offset: number) => Promise<ListPage>;

/**
 * Reads a list page after page until it has shown as many rows as it counts, at most `mostPages` of them. An
 * empty list without a count is no word of the register; a later page that does not come leaves its rows
 * unread.
 */
export async function readPages(
	fetchPage: FetchPage,
	mostPages: number,
): Promise<(WholeList & { readonly ok: true }) | ListFailure> {
	const first = await fetchPage(0);
	if (!first.ok) return first;
	const { raw, total } = first;
	if (first.rows.length === 0 && total === null) {
		return { ok: false, failure: { state: 'unreadable', detail: 'an empty list without a count', raw } };
	}
	const shown = [...first.rows];
	for (let page = 1; page < mostPages && shown.length < (total ?? 0); page += 1) {
		const next = await fetchPage(shown.length);
		if (!next.ok || next.rows.length === 0) break;
		shown.push(...next.rows);
	}
	// A list that grows while it is read shows a row twice and another one never.
	const rows = onlyOnce(shown);
	return { ok: true, rows, unread: unreadOf(rows.length, total), raw };
}

/** What all spellings of a question have shown together; `failed` where one of them was not answered. */
export type AllSpellings = WholeList & { readonly ok: true; readonly failed: PageFailure | null };

/** As many as a reader of the register's own page has open. */
const SPELLINGS_AT_ONCE = 2;

/**
 * Reads the lists of the spellings of a question, two at a time; once one is not answered no further one is
 * asked. Fails where none of them is answered. Of more than MOST_SPELLINGS the rest is not asked and counts
 * as unread.
 */
export async function readSpellings(
	spellings: readonly FetchPage[],
	mostPages: number,
): Promise<AllSpellings | ListFailure> {
	const tried = spellings.slice(0, MOST_SPELLINGS);
	let hasFailed = false;
	const asked = await pLimit(SPELLINGS_AT_ONCE).map(tried, async (fetchPage) => {
		if (hasFailed) return null;
		const list = await readPages(fetchPage, mostPages);
		hasFailed ||= !list.ok;
		return list;
	});
	const lists = asked.filter((list) => list !== null);
	const read = lists.filter((list) => list.ok);
	const failed = lists.find((list) => !list.ok) ?? null;
	const [first] = read;
	if (first === undefined) return failed ?? NOTHING_ASKED;
	return {
		ok: true,
		rows: onlyOnce(read.flatMap(({ rows }) => rows)),
		// Two spellings may count the same rows.
		unread: Math.max(...read.map(({ unread }) => unread), Math.min(1, spellings.length - tried.length)),
		raw: first.raw,
		failed: failed?.failure ?? null,
	};
}

const NOTHING_ASKED: ListFailure = {
	ok: false,
	failure: { state: 'unreadable', detail: 'there was nothing to ask for' },
};

function onlyOnce(rows: readonly unknown[]): readonly unknown[] {
	return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** The row's own text; a row of more depth than can be written is different from all others. */
function keyOf(row: unknown): unknown {
	try {
		return JSON.stringify(row);
	} catch {
		return row;
	}
}

function unreadOf(shown: number, total: number | null): number {
	return shown === total ? 0 : Math.max(1, (total ?? 0) - shown);
}
