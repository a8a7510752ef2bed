import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { chatInJournal, journalDeletions } from '../store/deletion-journal.ts';
import { account } from '../store/schema/account.ts';
import { botCar, botPicture } from '../store/schema/bot.ts';
import { watch } from '../store/schema/watch.ts';
import { watchChannel } from '../store/schema/watch-channel.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Chat, Messenger, MessengerName } from './messenger.ts';

const CARS_LISTED = 10;
const CARS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
const PURGED_AT_ONCE = 20;

/** Which chat of which messenger. */
export type ChatPlace = { readonly messenger: Pick<Messenger, 'name'>; readonly chat: Pick<Chat, 'id'> };

/** A picture that waits for its digits. */
export type WaitingPicture = Omit<typeof botPicture.$inferSelect, 'messenger' | 'chatId' | 'expiresAt'>;

/** What the bot remembers of chats, the same for all processes. Every method rejects when the store fails. */
export type BotChats = {
	remember(place: ChatPlace, vin: Vin, now: Date): Promise<void>;
	/** The last cars, the newest first. */
	cars(place: ChatPlace, now: Date): Promise<readonly Vin[]>;
	/** One picture a chat: the newest. */
	awaitDigits(place: ChatPlace, picture: WaitingPicture, expiresAt: Date): Promise<void>;
	/** The picture that waits for this person's digits, once; null without one. */
	takePicture(place: ChatPlace, personId: number, now: Date): Promise<WaitingPicture | null>;
	/** Everything of the chat. */
	forget(place: ChatPlace, now: Date): Promise<void>;
};

/** Chats in PostgreSQL; the secret hides whose chat was forgotten in the journal of deletions. */
export function createBotChats(store: Pick<Store, 'db' | 'transaction'>, appSecret: string): BotChats {
	const { db } = store;
	const placeOf = ({ messenger, chat }: ChatPlace) => ({ messenger: messenger.name, chatId: chat.id });
	const isCarHere = (place: ChatPlace) =>
		and(eq(botCar.messenger, place.messenger.name), eq(botCar.chatId, place.chat.id));
	const isPictureHere = (place: ChatPlace) =>
		and(eq(botPicture.messenger, place.messenger.name), eq(botPicture.chatId, place.chat.id));
	const oldest = (now: Date) => new Date(now.getTime() - CARS_KEPT_MS);

	async function purge(now: Date): Promise<void> {
		const old = db
			.select({ checkedAt: botCar.checkedAt })
			.from(botCar)
			.where(lte(botCar.checkedAt, oldest(now)))
			.limit(PURGED_AT_ONCE);
		await db.delete(botCar).where(inArray(botCar.checkedAt, old));
		await db.delete(botPicture).where(lte(botPicture.expiresAt, now));
	}

	return {
		async remember(place, vin, now) {
			await db
				.insert(botCar)
				.values({ ...placeOf(place), vin, checkedAt: now })
				.onConflictDoUpdate({
					target: [botCar.messenger, botCar.chatId, botCar.vin],
					set: { checkedAt: now },
				});
			await purge(now);
		},
		async cars(place, now) {
			const rows = await db
				.select({ vin: botCar.vin })
				.from(botCar)
				.where(and(isCarHere(place), gt(botCar.checkedAt, oldest(now))))
				.orderBy(desc(botCar.checkedAt))
				.limit(CARS_LISTED);
			return rows.map(({ vin }) => vin);
		},
		async awaitDigits(place, picture, expiresAt) {
			await db
				.insert(botPicture)
				.values({ ...placeOf(place), ...picture, expiresAt })
				.onConflictDoUpdate({
					target: [botPicture.messenger, botPicture.chatId],
					set: { ...picture, expiresAt },
				});
		},
		async takePicture(place, personId, now) {
			const isTheirs = and(
				isPictureHere(place),
				eq(botPicture.personId, personId),
				gt(botPicture.expiresAt, now),
			);
			const [row] = await db.delete(botPicture).where(isTheirs).returning();
			if (!row) return null;
			const { messenger: _messenger, chatId: _chatId, expiresAt: _expiresAt, ...picture } = row;
			return picture;
		},
		forget(place, now) {
			const { messenger, chatId } = placeOf(place);
			return store.transaction(async (tx) => {
				if (!(await forgetBotChat(tx, messenger, chatId))) return;
				const whom = chatInJournal(appSecret, messenger, chatId);
				await journalDeletions({ db: tx }, [{ at: now, what: 'bot-chat', whom }]);
			});
		},
	};
}

/**
 * Deletes what the bot knows of a chat, or what it knew until a moment; a person's own chat has their id.
 * False where it knew nothing.
 */
export async function forgetBotChat(
	tx: Tx,
	messenger: MessengerName,
	chatId: number,
	until?: Date,
): Promise<boolean> {
	const isCarHere = and(eq(botCar.messenger, messenger), eq(botCar.chatId, chatId));
	const isOld = until && lte(botCar.checkedAt, until);
	const cars = await tx.delete(botCar).where(and(isCarHere, isOld));
	const pictures = await tx
		.delete(botPicture)
		.where(and(eq(botPicture.messenger, messenger), eq(botPicture.chatId, chatId)));
	const watches = await tx
		.delete(watch)
		.where(and(isWatchOf(messenger, chatId), until && lte(watch.begunAt, until)));
	if (messenger === 'telegram') await tx.delete(watchChannel).where(isChannelTo(tx, chatId));
	return [cars, pictures, watches].some(({ rowCount }) => (rowCount ?? 0) > 0);
}

/** Channels of accounts that lead to a Telegram chat, which is that of the linked person. */
function isChannelTo(tx: Tx, chatId: number) {
	const linked = tx.select({ id: account.id }).from(account).where(eq(account.telegramId, chatId));
	return and(eq(watchChannel.kind, 'telegram'), inArray(watchChannel.accountId, linked));
}

function isWatchOf(messenger: MessengerName, chatId: number) {
	return and(eq(watch.messenger, messenger), eq(watch.chatId, chatId));
}
