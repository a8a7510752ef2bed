import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { journalDeletions } from '../store/deletion-journal.ts';
import { isLeasedBy, NO_LEASE } from '../store/lease-columns.ts';
import { comment } from '../store/schema/comment.ts';
import type { Store, Tx } from '../store/store.ts';
import { moveCounts } from './counts/store.ts';
import { DELETED_AUTHOR } from './shown-name.ts';

export type CommentRow = typeof comment.$inferSelect;

type StoreReader = Pick<Store, 'db'>;
export const isLeft = isNull(comment.deletedAt);
export const newestCommentsFirst = [desc(comment.createdAt), desc(comment.id)] as const;

/**
 * The moment of a comment to this car that stands in its list, or stood there and is deleted, exact to the
 * store's last digit; null where there is none such: that a comment waits is not revealed to others.
 */
async function momentOf({ db }: StoreReader, vin: Vin, id: string): Promise<string | null> {
	const [row] = await db
		.select({ at: sql<string>`${comment.createdAt}::text` })
		.from(comment)
		.where(
			and(
				eq(comment.id, id),
				eq(comment.vin, vin),
				or(eq(comment.state, 'approved'), isNotNull(comment.deletedAt)),
			),
		);
	return row?.at ?? null;
}

/** Published comments to a car after that one, which may be deleted; null where it is not there. */
export async function findPublished(
	read: StoreReader,
	vin: Vin,
	after: string | null,
	atMost: number,
): Promise<CommentRow[] | null> {
	const from = after === null ? null : await momentOf(read, vin, after);
	if (after !== null && from === null) return null;
	const isLater =
		from === null
			? undefined
			: sql`(${comment.createdAt}, ${comment.id}) < (${from}::timestamptz, ${after}::uuid)`;
	return read.db
		.select()
		.from(comment)
		.where(and(eq(comment.vin, vin), eq(comment.state, 'approved'), isLeft, isLater))
		.orderBy(...newestCommentsFirst)
		.limit(atMost);
}

/** What a person has written to a car and others do not see, the newest first. */
export function findUnpublishedOf(
	{ db }: StoreReader,
	vin: Vin,
	accountId: string,
	atMost: number,
): Promise<CommentRow[]> {
	return db
		.select()
		.from(comment)
		.where(and(eq(comment.vin, vin), eq(comment.accountId, accountId), ne(comment.state, 'approved'), isLeft))
		.orderBy(...newestCommentsFirst)
		.limit(atMost);
}

/** Everything that a person has written and not deleted, the newest first. */
export function findOwn({ db }: StoreReader, accountId: string): Promise<CommentRow[]> {
	return db
		.select()
		.from(comment)
		.where(and(eq(comment.accountId, accountId), isLeft))
		.orderBy(...newestCommentsFirst);
}

const EMPTIED = {
	text: '',
	remarks: [],
	severity: 0,
	refusal: null,
	...NO_LEASE,
} as const;

/** False where it is not theirs, or never was; deleting once more is no error. */
export function deleteOwn(store: Store, id: string, accountId: string, now: Date): Promise<boolean> {
	return store.transaction(async (tx) => {
		const [row] = await tx
			.select()
			.from(comment)
			.where(and(eq(comment.id, id), eq(comment.accountId, accountId)))
			.for('update');
		if (!row) return false;
		if (row.deletedAt !== null) return true;
		await tx
			.update(comment)
			.set({ ...EMPTIED, deletedAt: now })
			.where(eq(comment.id, id));
		await journalDeletions({ db: tx }, [{ at: now, what: 'comment', whom: id }]);
		if (row.state === 'approved') await moveCounts(tx, [[row.vin, -1]]);
		return true;
	});
}

/**
 * Takes a person out of comments, within the transaction that deletes them: what others see stays without
 * their name, what they never saw is emptied. What they held as a moderator is free for others.
 */
export async function forgetAuthor(tx: Tx, accountId: string, now: Date): Promise<void> {
	const his = eq(comment.accountId, accountId);
	const held = isLeasedBy(comment, accountId);
	// In one order with anyone who decides about several of them at the same moment.
	await tx
		.select({ id: comment.id })
		.from(comment)
		.where(or(his, held))
		.orderBy(asc(comment.id))
		.for('update');
	await tx
		.update(comment)
		.set({ ...EMPTIED, deletedAt: now })
		.where(and(his, ne(comment.state, 'approved'), isLeft));
	await tx.update(comment).set({ accountId: null, name: DELETED_AUTHOR }).where(his);
	await tx.update(comment).set(NO_LEASE).where(held);
}
