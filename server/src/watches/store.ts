import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { journalDeletions } from '../store/deletion-journal.ts';
import { hasLease, isFree, NO_LEASE } from '../store/lease-columns.ts';
import { watch, watchNotice, watchSection } from '../store/schema/watch.ts';
import type { Store, Tx } from '../store/store.ts';
import { isPollOverdue } from './counts/store.ts';

export type WatchRow = typeof watch.$inferSelect;
export type WatchSectionRow = typeof watchSection.$inferSelect;
export type Leasing = { readonly leaseOwner: string; readonly now: Date; readonly until: Date };

type Reader = Pick<Store, 'db'>;

/** Who watches: a chat of a messenger, or a signed-in person. */
export type WatchOwner =
	| { readonly messenger: MessengerName; readonly chatId: number }
	| { readonly accountId: string };

function isOf(owner: WatchOwner) {
	if ('accountId' in owner) return eq(watch.accountId, owner.accountId);
	return and(eq(watch.messenger, owner.messenger), eq(watch.chatId, owner.chatId));
}

/** Watches of an owner that have not ended. */
export function watchesOf({ db }: Reader | { readonly db: Tx }, owner: WatchOwner) {
	const isTheirs = and(isOf(owner), isNull(watch.endedAt));
	return db.select().from(watch).where(isTheirs).orderBy(desc(watch.begunAt));
}

/** Who has begun a watch: it is one or the other. */
export function watchOwnerOf({ accountId, messenger, chatId }: WatchRow): WatchOwner {
	if (accountId !== null) return { accountId };
	if (messenger !== null && chatId !== null) return { messenger, chatId };
	throw new Error('a watch without an owner');
}

/** Watches that an owner has begun since then, also those that have ended. */
export function countBegun({ db }: { readonly db: Tx }, owner: WatchOwner, since: Date): Promise<number> {
	return db.$count(watch, and(isOf(owner), gt(watch.begunAt, since)));
}

/** The unique name of an owner. */
export function ownerName(owner: WatchOwner): string {
	return 'accountId' in owner ? owner.accountId : `${owner.messenger} ${owner.chatId}`;
}

/** Has other changes to the watches of this owner wait for the end of the transaction. */
export async function lockOwner(tx: Tx, owner: WatchOwner): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`watch ${ownerName(owner)}`}, 0))`);
}

export async function addWatch(
	tx: Tx,
	row: Pick<WatchRow, 'id' | 'vin' | 'begunAt' | 'endsAt'> & WatchOwner,
): Promise<void> {
	await tx.insert(watch).values({ ...row, nextPollAt: row.begunAt });
}

/** Ends a watch of the owner; false without one. */
export function endWatchOf(store: Pick<Store, 'transaction'>, owner: WatchOwner, vin: Vin, now: Date) {
	return store.transaction(async (tx) => {
		const [row] = (await watchesOf({ db: tx }, owner)).filter((one) => one.vin === vin);
		if (!row) return false;
		await closeWatch(tx, row.id, 'person', now);
		return true;
	});
}

/** Ends a watch; one that a person ended has nothing left to say, and stays so in a restored backup. */
export async function closeWatch(
	tx: Tx,
	id: string,
	endedBy: NonNullable<WatchRow['endedBy']>,
	now: Date,
): Promise<void> {
	const { rowCount } = await tx
		.update(watch)
		.set({ endedAt: now, endedBy, nextPollAt: null, ...NO_LEASE })
		.where(and(eq(watch.id, id), isNull(watch.endedAt)));
	if (rowCount !== 1 || endedBy === 'term') return;
	await tx.delete(watchNotice).where(and(eq(watchNotice.watchId, id), eq(watchNotice.state, 'waiting')));
	await journalDeletions({ db: tx }, [{ at: now, what: 'watch', whom: id }]);
}

/** Has the next look come at once, and ask every section; false without such a watch. */
export async function pollNowAt({ db }: Reader, owner: WatchOwner, vin: Vin, now: Date): Promise<boolean> {
	const changed = await db
		.update(watch)
		.set({ nextPollAt: now, pollRequestedAt: now })
		.where(and(isOf(owner), eq(watch.vin, vin), isNull(watch.endedAt)))
		.returning({ id: watch.id });
	return changed.length > 0;
}

/** Takes a watch that is due and has no lease. */
export async function takeWatch({ db }: Reader, id: string, lease: Leasing): Promise<WatchRow | null> {
	const isDue = and(eq(watch.id, id), isNull(watch.endedAt), lte(watch.nextPollAt, lease.now));
	const [row] = await db
		.update(watch)
		.set({ leaseOwner: lease.leaseOwner, leasedUntil: lease.until })
		.where(and(isDue, isFree(watch, lease.now)))
		.returning();
	return row ?? null;
}

export async function giveWatchBack({ db }: Reader, id: string, leaseOwner: string): Promise<void> {
	await db
		.update(watch)
		.set(NO_LEASE)
		.where(and(eq(watch.id, id), eq(watch.leaseOwner, leaseOwner)));
}

export function sectionsOf({ db }: Reader, watchId: string): Promise<WatchSectionRow[]> {
	return db.select().from(watchSection).where(eq(watchSection.watchId, watchId));
}

/**
 * Stores a look; false where its lease is over, or the watch has ended meanwhile. A look that the person has
 * wanted since this one was begun comes next.
 */
export async function storePoll(
	tx: Tx,
	{ id, leaseOwner, pollRequestedAt }: Pick<WatchRow, 'id' | 'leaseOwner' | 'pollRequestedAt'>,
	change: Pick<WatchRow, 'polls' | 'nextPollAt' | 'problem'>,
	{ sections, now }: { readonly sections: readonly WatchSectionRow[]; readonly now: Date },
): Promise<boolean> {
	const isMine = and(eq(watch.id, id), isNull(watch.endedAt), hasLease(watch, leaseOwner ?? '', now));
	const isWantedAgain = sql`${watch.pollRequestedAt} is distinct from ${pollRequestedAt}`;
	const stored = await tx
		.update(watch)
		.set({
			...change,
			nextPollAt: sql`case when ${isWantedAgain} then ${watch.pollRequestedAt} else ${change.nextPollAt} end`,
			pollRequestedAt: sql`case when ${isWantedAgain} then ${watch.pollRequestedAt} end`,
			...NO_LEASE,
		})
		.where(isMine)
		.returning({ id: watch.id });
	if (stored.length === 0) return false;
	for (const row of sections) {
		await tx
			.insert(watchSection)
			.values(row)
			.onConflictDoUpdate({ target: [watchSection.watchId, watchSection.section], set: row });
	}
	return true;
}

/** Polls and notices that are due and have no lease. */
export async function findDue({ db }: Reader, now: Date, atMost: number) {
	const polls = await db
		.select({ id: watch.id })
		.from(watch)
		.where(and(isNull(watch.endedAt), lte(watch.nextPollAt, now), isFree(watch, now)))
		.orderBy(watch.nextPollAt)
		.limit(atMost);
	const notices = await db
		.select({ id: watchNotice.id })
		.from(watchNotice)
		.where(and(eq(watchNotice.state, 'waiting'), lte(watchNotice.nextAt, now), isFree(watchNotice, now)))
		.orderBy(watchNotice.nextAt)
		.limit(atMost);
	return { polls, notices };
}

/** Polls that are due for more than an hour and have no lease, the oldest first. */
export function findOverduePolls(
	{ db }: { readonly db: Tx },
	now: Date,
	atMost: number,
): Promise<{ id: string }[]> {
	return db
		.select({ id: watch.id })
		.from(watch)
		.where(and(isPollOverdue(now), isFree(watch, now)))
		.orderBy(watch.nextPollAt)
		.limit(atMost);
}

/** Takes away watches that ended long ago, with all they knew. */
export async function purgeEnded({ db }: Reader, before: Date, atMost: number): Promise<void> {
	const old = db.select({ id: watch.id }).from(watch).where(lte(watch.endedAt, before)).limit(atMost);
	await db.delete(watch).where(inArray(watch.id, old));
}
