import { createHmac, randomUUID } from 'node:crypto';
import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { WatchChannelKind } from '@avtosverka/contract/watches';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { journalDeletions } from '../../store/deletion-journal.ts';
import { account, PERSON_IN } from '../../store/schema/account.ts';
import { watch } from '../../store/schema/watch.ts';
import { watchChannel } from '../../store/schema/watch-channel.ts';
import type { Store, Tx } from '../../store/store.ts';

export type ChannelRow = typeof watchChannel.$inferSelect;
type Opener = Pick<Store, 'db' | 'cipher'>;

export const contextOf = (id: string) => `watch channel ${id}`;

/** Where a channel leads: an e-mail address, or the number of a chat. */
export function channelAddress(
	{ cipher }: Pick<Store, 'cipher'>,
	{ id, keyId, address }: ChannelRow,
): string {
	return cipher.decrypt({ keyId, bytes: address }, contextOf(id)).toString();
}

/** By what a channel is known again without its address being read. */
export function hashOf(appSecret: string, kind: WatchChannelKind, identity: string): Buffer {
	return createHmac('sha256', appSecret).update(`watch-channel ${kind} ${identity}`).digest();
}

export type NewChannel = {
	readonly accountId: string;
	readonly kind: WatchChannelKind;
	readonly address: string;
	/** By what the same channel is known again; its address unless given. */
	readonly identity?: string;
	readonly now: Date;
	/** What the person agreed to just now; null where a letter asks them first. */
	readonly consent: string | null;
};

/** Channels of one account, of all kinds. */
export const CHANNELS_AT_MOST = 10;

/** Adds a channel, or finds the same one; null where there are too many, or the account is gone. */
export async function addChannel(
	{ transaction, cipher }: Pick<Store, 'transaction' | 'cipher'>,
	appSecret: string,
	{ accountId, kind, address, identity = address, now, consent }: NewChannel,
	also: (tx: Tx, row: ChannelRow) => Promise<void> = async () => {},
): Promise<ChannelRow | null> {
	const addressHash = hashOf(appSecret, kind, identity);
	return transaction(async (tx) => {
		const isThere = and(eq(account.id, accountId), isNull(account.deletedAt));
		const [person] = await tx.select({ id: account.id }).from(account).where(isThere).for('update');
		if (!person) return null;
		const rows = await tx.select().from(watchChannel).where(eq(watchChannel.accountId, accountId));
		const known = rows.find((row) => row.kind === kind && row.addressHash.equals(addressHash));
		if (!known && rows.length >= CHANNELS_AT_MOST) return null;
		const id = known?.id ?? randomUUID();
		const { keyId, bytes } = cipher.encrypt(Buffer.from(address), contextOf(id));
		const agreed = consent === null ? {} : { consent, confirmedAt: now };
		const [row] = await tx
			.insert(watchChannel)
			.values({ id, accountId, kind, address: bytes, keyId, addressHash, askedAt: now, ...agreed })
			.onConflictDoUpdate({
				target: watchChannel.id,
				set: { address: bytes, keyId, askedAt: now, ...agreed },
			})
			.returning();
		if (!row) throw new Error('a channel was neither made nor found');
		await also(tx, row);
		return row;
	});
}

export function channelsOf({ db }: Pick<Store, 'db'>, accountId: string): Promise<ChannelRow[]> {
	const isTheirs = eq(watchChannel.accountId, accountId);
	return db.select().from(watchChannel).where(isTheirs).orderBy(watchChannel.askedAt);
}

export async function findChannel({ db }: Pick<Store, 'db'>, id: string): Promise<ChannelRow | null> {
	const [row] = await db.select().from(watchChannel).where(eq(watchChannel.id, id));
	return row ?? null;
}

/** Writes down what the person agreed to; false where it was asked too long ago, or was answered before. */
export async function confirmChannel(
	{ db }: Opener,
	id: string,
	{ consent, now, askedAfter }: { readonly consent: string; readonly now: Date; readonly askedAfter: Date },
): Promise<boolean> {
	const isAsked = and(
		eq(watchChannel.id, id),
		isNull(watchChannel.confirmedAt),
		gt(watchChannel.askedAt, askedAfter),
	);
	const changed = await db
		.update(watchChannel)
		.set({ consent, confirmedAt: now })
		.where(isAsked)
		.returning({ id: watchChannel.id });
	return changed.length > 0;
}

/** Ends a channel with what it was still to tell; with an account, only of that one. */
export async function removeChannel(
	tx: Tx,
	{ id, accountId }: { readonly id: string; readonly accountId?: string },
	now: Date,
): Promise<boolean> {
	const isIt = eq(watchChannel.id, id);
	const isTheirs = accountId === undefined ? isIt : and(isIt, eq(watchChannel.accountId, accountId));
	const { rowCount } = await tx.delete(watchChannel).where(isTheirs);
	if (rowCount !== 1) return false;
	await journalDeletions({ db: tx }, [{ at: now, what: 'watch-channel', whom: id }]);
	return true;
}

/** The chat of a channel, while that messenger is still linked to the account; null afterwards. */
export async function linkedChat(
	store: Opener,
	messenger: MessengerName,
	channel: ChannelRow,
): Promise<number | null> {
	const [person] = await store.db
		.select({ id: PERSON_IN[messenger] })
		.from(account)
		.where(eq(account.id, channel.accountId));
	const chatId = Number(channelAddress(store, channel));
	return person?.id === chatId ? chatId : null;
}

/** The account that gets its notices in a person's own chat; null without one. */
export async function accountNotifiedIn(
	{ db }: Pick<Store, 'db'>,
	messenger: MessengerName,
	chatId: number,
): Promise<string | null> {
	const isNotified = and(
		...[eq(PERSON_IN[messenger], chatId), isNull(account.deletedAt)],
		...[eq(watchChannel.kind, messenger), isNotNull(watchChannel.confirmedAt)],
	);
	const [row] = await db
		.select({ id: account.id })
		.from(account)
		.innerJoin(watchChannel, eq(watchChannel.accountId, account.id))
		.where(isNotified);
	return row?.id ?? null;
}

/** Deletes a person's watches and their channels. */
export async function forgetWatches(tx: Tx, accountId: string): Promise<void> {
	await tx.delete(watch).where(eq(watch.accountId, accountId));
	await tx.delete(watchChannel).where(eq(watchChannel.accountId, accountId));
}
