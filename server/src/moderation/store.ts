import { randomUUID } from 'node:crypto';
import type { RefusalReason } from '@avtosverka/contract/vocabulary/moderation';
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { moveCounts } from '../comments/counts/store.ts';
import type { CommentRow } from '../comments/store.ts';
import { type Deletion, journalDeletions } from '../store/deletion-journal.ts';
import { hasLease, isFree, NO_LEASE } from '../store/lease-columns.ts';
import { comment } from '../store/schema/comment.ts';
import { commentDecision } from '../store/schema/comment-decision.ts';
import type { Store, Tx } from '../store/store.ts';

export type DecisionRow = typeof commentDecision.$inferSelect;

/** The condition that a comment waits for a moderator. */
export const awaitsDecision = and(eq(comment.state, 'waiting'), isNull(comment.deletedAt));

/** True for a present moderator. Locks the account before any comment, as its deletion does. */
async function admit(tx: Tx, moderatorId: string): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		select account.id from account
		where account.id = ${moderatorId} and account.deleted_at is null and exists (
			select from account_role where account_id = account.id and role = 'moderator'
		)
		for key share`);
	return rows.length === 1;
}

/** Who takes comments, until when they are theirs, and how many they want. */
export type Taking = {
	readonly moderatorId: string;
	readonly count: number;
	readonly now: Date;
	readonly until: Date;
};

/** Comments for one moderator alone for that time: those already taken first, then gravest and oldest. */
export function takeComments(
	store: Store,
	{ moderatorId, count, now, until }: Taking,
): Promise<CommentRow[]> {
	return store.transaction(async (tx) => {
		if (!(await admit(tx, moderatorId))) return [];
		const notHis = sql`${comment.accountId} is distinct from ${moderatorId}`;
		const pick = (lease: ReturnType<typeof and>, atMost: number) =>
			tx
				.select({ id: comment.id })
				.from(comment)
				.where(and(awaitsDecision, lease, notHis))
				.orderBy(desc(comment.severity), asc(comment.createdAt), asc(comment.id))
				.limit(atMost)
				.for('update', { skipLocked: true });
		const held = await pick(hasLease(comment, moderatorId, now), count);
		const free = held.length < count ? await pick(isFree(comment, now), count - held.length) : [];
		const ids = [...held, ...free].map(({ id }) => id);
		if (ids.length === 0) return [];
		const taken = await tx
			.update(comment)
			.set({ leaseOwner: moderatorId, leasedUntil: until })
			.where(inArray(comment.id, ids))
			.returning();
		return taken.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
	});
}

/** One decision about several comments. `anyFree`: also those that no one holds. */
export type Deciding = {
	readonly moderatorId: string;
	readonly ids: readonly string[];
	readonly after: 'approved' | 'refused';
	readonly reason: RefusalReason | null;
	readonly note: string | null;
	/** For the author; null unless refused. */
	readonly refusal: string | null;
	readonly now: Date;
	readonly anyFree?: boolean;
};

/** The decisions made; comments that are deleted, decided, one's own or held by others are skipped. */
export function decide(store: Store, deciding: Deciding): Promise<DecisionRow[]> {
	const { moderatorId, ids, after, reason, note, refusal, now, anyFree = false } = deciding;
	return store.transaction(async (tx) => {
		if (!(await admit(tx, moderatorId))) return [];
		const rows = await tx
			.select()
			.from(comment)
			.where(and(inArray(comment.id, [...ids]), awaitsDecision))
			.orderBy(asc(comment.id))
			.for('update');
		const isFreeRow = ({ leasedUntil }: CommentRow) => leasedUntil === null || leasedUntil <= now;
		const his = rows.filter(
			(row) =>
				row.accountId !== moderatorId && (row.leaseOwner === moderatorId || (anyFree && isFreeRow(row))),
		);
		if (his.length === 0) return [];
		const decided = { state: after, refusal, decidedAt: now, ...NO_LEASE } as const;
		await tx
			.update(comment)
			.set(decided)
			.where(
				inArray(
					comment.id,
					his.map(({ id }) => id),
				),
			);
		if (after === 'approved')
			await moveCounts(
				tx,
				his.map(({ vin }) => [vin, 1]),
			);
		const common = { moderatorId, at: now, before: 'waiting', after, reason, note } as const;
		return tx
			.insert(commentDecision)
			.values(his.map(({ id }) => ({ id: randomUUID(), commentId: id, ...common })))
			.returning();
	});
}

export type Undoing = {
	readonly moderatorId: string;
	readonly decisionId: string;
	readonly now: Date;
	readonly until: Date;
};

/**
 * Takes back one's own decision, or that of somebody who is no moderator any more, if it is the last one
 * about a comment of somebody else that is still there; null where it is not.
 */
export function undo(
	store: Store,
	{ moderatorId, decisionId, now, until }: Undoing,
): Promise<{ readonly decision: DecisionRow; readonly comment: CommentRow } | null> {
	return store.transaction(async (tx) => {
		if (!(await admit(tx, moderatorId))) return null;
		const [made] = await tx.select().from(commentDecision).where(eq(commentDecision.id, decisionId));
		if (!made) return null;
		if (made.moderatorId !== moderatorId && (await admit(tx, made.moderatorId))) return null;
		const { commentId } = made;
		const [row] = await tx
			.select()
			.from(comment)
			.where(and(eq(comment.id, commentId), isNull(comment.deletedAt)))
			.for('update');
		const [last] = await tx
			.select()
			.from(commentDecision)
			.where(eq(commentDecision.commentId, commentId))
			.orderBy(desc(commentDecision.number))
			.limit(1);
		if (!row || row.accountId === moderatorId) return null;
		if (row.state === 'waiting' || last?.id !== made.id) return null;
		const back = await takeDecisionBack(tx, row, { leaseOwner: moderatorId, leasedUntil: until }, now);
		const [written] = await tx
			.insert(commentDecision)
			.values({
				id: randomUUID(),
				commentId,
				moderatorId,
				at: now,
				before: row.state,
				after: 'waiting',
				undoes: made.id,
			})
			.returning();
		return back && written ? { decision: written, comment: back } : null;
	});
}

/** Has a locked comment wait again; what stood on the site is gone, also from what is restored later. */
async function takeDecisionBack(
	tx: Tx,
	{ id, vin, state }: CommentRow,
	lease: Pick<CommentRow, 'leaseOwner' | 'leasedUntil'>,
	now: Date,
): Promise<CommentRow | null> {
	const [back] = await tx
		.update(comment)
		.set({ state: 'waiting', refusal: null, decidedAt: null, ...lease })
		.where(eq(comment.id, id))
		.returning();
	if (state === 'approved') {
		await moveCounts(tx, [[vin, -1]]);
		await journalDeletions({ db: tx }, [{ at: now, what: 'comment-approval', whom: id }]);
	}
	return back ?? null;
}

/** Takes back again what was approved before that moment; what was approved since stays. */
export async function replayApproval(tx: Tx, { at, whom }: Deletion): Promise<void> {
	const isOlder = and(eq(comment.state, 'approved'), isNull(comment.deletedAt), lte(comment.decidedAt, at));
	const [row] = await tx
		.select()
		.from(comment)
		.where(and(eq(comment.id, whom), isOlder))
		.for('update');
	if (row) await takeDecisionBack(tx, row, NO_LEASE, at);
}
