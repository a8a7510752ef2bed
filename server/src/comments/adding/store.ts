import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { account } from '../../store/schema/account.ts';
import { comment } from '../../store/schema/comment.ts';
import type { Store, Tx } from '../../store/store.ts';
import { type CommentRow, isLeft, newestCommentsFirst } from '../store.ts';

export type NewComment = Pick<
	CommentRow,
	'id' | 'vin' | 'text' | 'name' | 'createdAt' | 'severity' | 'remarks'
> & {
	readonly accountId: string;
};
/** At most so many rows of one person since a moment; deleted ones count. */
export type CommentLimits = { readonly since: Date; readonly most: number };
/** `early`: too many; the oldest of those that count. `gone`: the person was deleted in the meantime. */
export type InsertResult = 'done' | 'gone' | { readonly early: Date };

/** The oldest of those that count where somebody has written too many; null where they may write. */
export async function findEarly(
	{ db }: { readonly db: Store['db'] | Tx },
	accountId: string,
	{ since, most }: CommentLimits,
): Promise<Date | null> {
	const lately = await db
		.select({ createdAt: comment.createdAt })
		.from(comment)
		.where(and(eq(comment.accountId, accountId), gt(comment.createdAt, since)))
		.orderBy(desc(comment.createdAt))
		.limit(most);
	return lately.length < most ? null : (lately.at(-1)?.createdAt ?? null);
}

/** Two comments of a person at one moment are counted in turn: the account is locked meanwhile. */
export function insertComment(store: Store, row: NewComment, limits: CommentLimits): Promise<InsertResult> {
	return store.transaction(async (tx) => {
		const [person] = await tx
			.select({ id: account.id })
			.from(account)
			.where(and(eq(account.id, row.accountId), isNull(account.deletedAt)))
			.for('no key update');
		if (!person) return 'gone';
		const early = await findEarly({ db: tx }, row.accountId, limits);
		if (early !== null) return { early };
		await tx.insert(comment).values(row);
		return 'done';
	});
}

/** What a person has written since a moment and not deleted, the newest first. */
export async function findRecentTexts(
	{ db }: Pick<Store, 'db'>,
	accountId: string,
	since: Date,
	atMost: number,
): Promise<string[]> {
	const rows = await db
		.select({ text: comment.text })
		.from(comment)
		.where(and(eq(comment.accountId, accountId), gt(comment.createdAt, since), isLeft))
		.orderBy(...newestCommentsFirst)
		.limit(atMost);
	return rows.map((row) => row.text);
}
