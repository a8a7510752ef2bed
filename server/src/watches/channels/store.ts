import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { account } from '../../store/schema/account.ts';
import { watch } from '../../store/schema/watch.ts';
import { watchChannel } from '../../store/schema/watch-channel.ts';
import type { Store, Tx } from '../../store/store.ts';

export type ChannelRow = typeof watchChannel.$inferSelect;
export type ChannelKind = ChannelRow['kind'];
type Opener = Pick<Store, 'db' | 'cipher'>;

const contextOf = (id: string) => `watch channel ${id}`;

/** Where a channel leads: an e-mail address, or the number of a chat. */
export function channelAddress(
	{ cipher }: Pick<Store, 'cipher'>,
	{ id, keyId, address }: ChannelRow,
): string {
	return cipher.decrypt({ keyId, bytes: address }, contextOf(id)).toString();
}

export type NewChannel = {
	readonly accountId: string;
	readonly kind: ChannelKind;
	readonly address: string;
	readonly now: Date;
	/** What the person agreed to just now; null where a letter asks them first. */
	readonly consent: string | null;
};

/** Channels of one account, whatever their kind. */
export const CHANNELS_AT_MOST = 10;

/** Adds a channel, or finds the same one; null where there are too many, or the account is gone. */
export async function addChannel(
	{ transaction, cipher }: Pick<Store, 'transaction' | 'cipher'>,
	appSecret: string,
	{ accountId, kind, address, now, consent }: NewChannel,
	also: (tx: Tx, row: ChannelRow) => Promise<void> = async () => {},
): Promise<ChannelRow | null> {
	const addressHash = createHmac('sha256', appSecret).update(`watch-channel ${kind} ${address}`).digest();
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
	{ db }: Pick<Store, 'db'> | { readonly db: Tx },
	id: string,
	accountId?: string,
): Promise<boolean> {
	const isIt = eq(watchChannel.id, id);
	const isTheirs = accountId === undefined ? isIt : and(isIt, eq(watchChannel.accountId, accountId));
	const gone = await db.delete(watchChannel).where(isTheirs).returning({ id: watchChannel.id });
	return gone.length > 0;
}

/** The Telegram chat of a channel, while that Telegram is still linked to the account; null afterwards. */
export async function linkedChat(store: Opener, channel: ChannelRow): Promise<number | null> {
	const [person] = await store.db
		.select({ telegramId: account.telegramId })
		.from(account)
		.where(eq(account.id, channel.accountId));
	const chatId = Number(channelAddress(store, channel));
	return person?.telegramId === chatId ? chatId : null;
}

/** Deletes what a person watched and where they were told. */
export async function forgetWatches(tx: Tx, accountId: string): Promise<void> {
	await tx.delete(watch).where(eq(watch.accountId, accountId));
	await tx.delete(watchChannel).where(eq(watchChannel.accountId, accountId));
}
