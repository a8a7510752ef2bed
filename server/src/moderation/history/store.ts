import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CommentRow } from '../../comments/store.ts';
import { comment } from '../../store/schema/comment.ts';
import { commentDecision } from '../../store/schema/comment-decision.ts';
import type { Store } from '../../store/store.ts';
import type { DecisionRow } from '../store.ts';

type StoreReader = Pick<Store, 'db'>;

export async function findComment({ db }: StoreReader, id: string): Promise<CommentRow | null> {
	const [row] = await db.select().from(comment).where(eq(comment.id, id));
	return row ?? null;
}

/** What an author has written, deleted ones too, the newest first. */
export function findAllOf({ db }: StoreReader, authorId: string, atMost: number): Promise<CommentRow[]> {
	return db
		.select()
		.from(comment)
		.where(eq(comment.accountId, authorId))
		.orderBy(desc(comment.createdAt), desc(comment.id))
		.limit(atMost);
}

/** Every decision about these comments, in the order in which they were made. */
export function findDecisions({ db }: StoreReader, commentIds: readonly string[]): Promise<DecisionRow[]> {
	return db
		.select()
		.from(commentDecision)
		.where(inArray(commentDecision.commentId, [...commentIds]))
		.orderBy(asc(commentDecision.number));
}

/** Who has written comments, and what became of all that they wrote. */
export type Author = {
	readonly id: string;
	readonly since: Date;
	readonly approved: number;
	readonly refused: number;
	readonly waiting: number;
};

export async function findAuthors({ db }: StoreReader, ids: readonly string[]): Promise<Map<string, Author>> {
	if (ids.length === 0) return new Map();
	const { rows } = await db.execute<Omit<Author, 'since'> & { since: string }>(sql`
		select account.id, account.created_at as since,
			(count(*) filter (where state = 'approved'))::integer as approved,
			(count(*) filter (where state = 'refused'))::integer as refused,
			(count(*) filter (where state = 'waiting' and comment.deleted_at is null))::integer as waiting
		from account join comment on comment.account_id = account.id
		where ${inArray(sql`account.id`, [...ids])}
		group by account.id`);
	return new Map(rows.map((row) => [row.id, { ...row, since: new Date(row.since) }]));
}
