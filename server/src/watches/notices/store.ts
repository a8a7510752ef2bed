import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { isFree, NO_LEASE } from '../../store/lease-columns.ts';
import { watch, watchNotice } from '../../store/schema/watch.ts';
import { watchChannel } from '../../store/schema/watch-channel.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { Leasing, WatchRow } from '../store.ts';

export type WatchNoticeRow = typeof watchNotice.$inferSelect;
type Reader = Pick<Store, 'db'>;
type Content = Pick<WatchNoticeRow, 'look' | 'html' | 'createdAt'> & { readonly nextAt: Date };

/**
 * Writes down what is told of a look. A chat is told itself; of an account the cabinet shows it at once, and
 * each channel that the person has confirmed is told.
 */
export async function addNotices(
	tx: Tx,
	{ id: watchId, accountId }: Pick<WatchRow, 'id' | 'accountId'>,
	{ nextAt, ...content }: Content,
): Promise<void> {
	const row = (channelId: string | null) => ({ id: randomUUID(), watchId, channelId, ...content });
	if (accountId === null) {
		await tx.insert(watchNotice).values({ ...row(null), state: 'waiting', nextAt });
		return;
	}
	const isTheirs = and(eq(watchChannel.accountId, accountId), isNotNull(watchChannel.confirmedAt));
	const channels = await tx.select({ id: watchChannel.id }).from(watchChannel).where(isTheirs);
	await tx
		.insert(watchNotice)
		.values([
			{ ...row(null), state: 'sent' as const },
			...channels.map(({ id }) => ({ ...row(id), state: 'waiting' as const, nextAt })),
		]);
}

/** Takes a notice whose moment has come and that nobody sends, with the watch that it is of. */
export async function takeNotice({ db }: Reader, id: string, lease: Leasing) {
	const isDue = and(
		eq(watchNotice.id, id),
		eq(watchNotice.state, 'waiting'),
		lte(watchNotice.nextAt, lease.now),
	);
	const [notice] = await db
		.update(watchNotice)
		.set({
			leaseOwner: lease.leaseOwner,
			leasedUntil: lease.until,
			attempts: sql`${watchNotice.attempts} + 1`,
		})
		.where(and(isDue, isFree(watchNotice, lease.now)))
		.returning();
	if (!notice) return null;
	const [row] = await db.select().from(watch).where(eq(watch.id, notice.watchId));
	return row ? { notice, watch: row } : null;
}

/** What an attempt came to; false where another sending has the notice by now. */
export async function settleNotice(
	tx: Tx,
	{ id, leaseOwner }: Pick<WatchNoticeRow, 'id' | 'leaseOwner'>,
	change: Pick<WatchNoticeRow, 'state' | 'nextAt'>,
): Promise<boolean> {
	const settled = await tx
		.update(watchNotice)
		.set({ ...change, ...NO_LEASE })
		.where(and(eq(watchNotice.id, id), eq(watchNotice.leaseOwner, leaseOwner ?? '')))
		.returning({ id: watchNotice.id });
	return settled.length > 0;
}

/** A notice of a channel, with both; null where one of them is gone. */
export async function findNotice({ db }: Reader, id: string) {
	const [row] = await db
		.select({ notice: watchNotice, watch, channel: watchChannel })
		.from(watchNotice)
		.innerJoin(watch, eq(watch.id, watchNotice.watchId))
		.innerJoin(watchChannel, eq(watchChannel.id, watchNotice.channelId))
		.where(eq(watchNotice.id, id));
	return row ?? null;
}

/** The newest thing that was told of each of these watches. */
export async function newestNotices({ db }: Reader, watchIds: readonly string[]) {
	if (watchIds.length === 0) return [];
	return db
		.selectDistinctOn([watchNotice.watchId])
		.from(watchNotice)
		.where(and(inArray(watchNotice.watchId, [...watchIds]), isNull(watchNotice.channelId)))
		.orderBy(watchNotice.watchId, desc(watchNotice.look));
}
