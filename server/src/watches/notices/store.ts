import { randomUUID } from 'node:crypto';
import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { isFree, NO_LEASE } from '../../store/lease-columns.ts';
import { account, PERSON_IN } from '../../store/schema/account.ts';
import { watch, watchNotice } from '../../store/schema/watch.ts';
import { watchChannel } from '../../store/schema/watch-channel.ts';
import type { Store, Tx } from '../../store/store.ts';
import { isNoticeLate } from '../counts/store.ts';
import { sendingMoment } from '../hours.ts';
import type { Leasing, WatchRow } from '../store.ts';

export type WatchNoticeRow = typeof watchNotice.$inferSelect;
type Reader = Pick<Store, 'db'>;
/** Two watches of one car may be a weekly look apart. */
const TWIN_WITHIN_MS = 8 * 24 * 60 * 60 * 1000;

type Content = Pick<WatchNoticeRow, 'poll' | 'html' | 'createdAt'> & { readonly nextAt: Date };

/**
 * Stores the notices of a poll. A chat gets its own; of an account the cabinet shows it at once, and each
 * confirmed channel gets it.
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

/** The condition that a notice is due and has no lease. */
function isDue(id: string, now: Date) {
	const isWaiting = and(eq(watchNotice.id, id), eq(watchNotice.state, 'waiting'));
	return and(isWaiting, lte(watchNotice.nextAt, now), isFree(watchNotice, now));
}

/** Has a notice whose moment has come wait for another one. */
export async function postponeNotice(
	{ db }: Reader,
	id: string,
	{ now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
	await db.update(watchNotice).set({ nextAt: until }).where(isDue(id, now));
}

/**
 * Makes late notices without a lease due at the next moment when one may be sent, those of later attempts
 * first.
 */
export function bringLateNoticesForward(tx: Tx, now: Date, atMost: number): Promise<{ id: string }[]> {
	const sendable = sendingMoment(now);
	const late = tx
		.select({ id: watchNotice.id })
		.from(watchNotice)
		.where(and(isNoticeLate(now), isFree(watchNotice, now)))
		.orderBy(lte(watchNotice.nextAt, sendable), watchNotice.createdAt)
		.limit(atMost)
		.for('update', { skipLocked: true });
	return tx
		.update(watchNotice)
		.set({ nextAt: sql`least(${watchNotice.nextAt}, ${sendable.toISOString()}::timestamptz)` })
		.where(inArray(watchNotice.id, late))
		.returning({ id: watchNotice.id });
}

/** Takes a notice that is due and has no lease, with the watch that it is of. */
export async function takeNotice({ db }: Reader, id: string, lease: Leasing) {
	const [notice] = await db
		.update(watchNotice)
		.set({
			leaseOwner: lease.leaseOwner,
			leasedUntil: lease.until,
			attempts: sql`${watchNotice.attempts} + 1`,
		})
		.where(isDue(id, lease.now))
		.returning();
	if (!notice) return null;
	const [row] = await db.select().from(watch).where(eq(watch.id, notice.watchId));
	return row ? { notice, watch: row } : null;
}

/** A message without its first line: a car's name may have become known between two polls. */
const NEWS = sql<string>`substr(${watchNotice.html}, strpos(${watchNotice.html}, E'\n'))`;
const newsOf = ({ html }: Pick<WatchNoticeRow, 'html'>) => html.slice(Math.max(0, html.indexOf('\n')));

/** Where a notice goes: a person's own chat with the bot. */
export type NoticeChat = { readonly messenger: MessengerName; readonly chatId: number };

/**
 * Whether the same words about the same car stand in a chat already, by a watch of the chat where this one is
 * of its person's account, or the other way round; `waiting` while the other notice is to be sent first.
 */
export async function findTwin(
	{ db }: Reader,
	{ notice, watch: { vin } }: { readonly notice: WatchNoticeRow; readonly watch: WatchRow },
	{ messenger, chatId }: NoticeChat,
): Promise<'sent' | 'waiting' | null> {
	const person = db.select({ id: account.id }).from(account).where(eq(PERSON_IN[messenger], chatId));
	const isToChat = and(
		isNull(watchNotice.channelId),
		eq(watch.messenger, messenger),
		eq(watch.chatId, chatId),
	);
	const isToPerson = and(eq(watchChannel.kind, messenger), inArray(watchChannel.accountId, person));
	const isFirst = and(eq(watchNotice.state, 'waiting'), lt(watchNotice.id, notice.id));
	const twins = await db
		.select({ state: watchNotice.state })
		.from(watchNotice)
		.innerJoin(watch, eq(watch.id, watchNotice.watchId))
		.leftJoin(watchChannel, eq(watchChannel.id, watchNotice.channelId))
		.where(
			and(
				...[eq(watch.vin, vin), ne(watchNotice.watchId, notice.watchId), eq(NEWS, newsOf(notice))],
				gt(watchNotice.createdAt, new Date(notice.createdAt.getTime() - TWIN_WITHIN_MS)),
				...[or(isToChat, isToPerson), or(eq(watchNotice.state, 'sent'), isFirst)],
			),
		);
	if (twins.length === 0) return null;
	return twins.some(({ state }) => state === 'sent') ? 'sent' : 'waiting';
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

/** The newest notice of each of these watches. */
export async function newestNotices({ db }: Reader, watchIds: readonly string[]) {
	if (watchIds.length === 0) return [];
	return db
		.selectDistinctOn([watchNotice.watchId])
		.from(watchNotice)
		.where(and(inArray(watchNotice.watchId, [...watchIds]), isNull(watchNotice.channelId)))
		.orderBy(watchNotice.watchId, desc(watchNotice.poll));
}
