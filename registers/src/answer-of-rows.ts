import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Answer, RawReply } from './answer.ts';
import type { PageFailure } from './html/page-reply.ts';

/** What a register's rows come to once those of others are left out. */
export type MatchedRows<Row> = {
	readonly rows: readonly Row[];
	/** Rows that are counted and were not shown, and rows in which nothing could be read. */
	readonly skipped: number;
	/** Why a part of the question was not answered; null where all of it was. */
	readonly failed: PageFailure | null;
};

type AnswerSource = { readonly source: SupplierId; readonly asOf: Date; readonly raw: RawReply };

/**
 * The answer of a register that has spoken: `clear` only where it has shown all of its rows, and none may be
 * theirs. What was found stands although a part of the question was not answered; that nothing was found does
 * not.
 */
export function answerOfRows<Row>(
	known: AnswerSource,
	{ rows, skipped, failed }: MatchedRows<Row>,
): Answer<readonly Row[]> {
	if (rows.length === 0 && failed) return { source: known.source, asOf: known.asOf, ...failed };
	const missing = skipped + (failed ? 1 : 0);
	if (missing > 0) return { ...known, state: 'partial', facts: rows, skippedRows: missing };
	return rows.length === 0 ? { ...known, state: 'clear' } : { ...known, state: 'found', facts: rows };
}
