import { randomUUID } from 'node:crypto';
import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { chatInJournal, journalDeletions } from '../store/deletion-journal.ts';
import { account, PERSON_IN } from '../store/schema/account.ts';
import { botCar, botCheck, botPicture } from '../store/schema/bot.ts';
import { watch } from '../store/schema/watch.ts';
import { watchChannel } from '../store/schema/watch-channel.ts';
import type { Store, Tx } from '../store/store.ts';
import type { ChatPerson } from './limits.ts';
import type { Chat, Messenger } from './messenger.ts';

const CARS_LISTED = 10;
const CARS_RETENTION_MS = 90 * 24 * 60 * 60 * 1000;
const PURGED_AT_ONCE = 20;
/** No check goes on for so long: its process has died. */
const CHECK_LASTS_MS = 60 * 60 * 1000;

/** Which chat of which messenger. */
export type ChatPlace = { readonly messenger: Pick<Messenger, 'name'>; readonly chat: Pick<Chat, 'id'> };

/** A check that is under way for somebody. */
export type CheckFor<Who> = Who & { readonly checkId: string };
export type ChatCheck = CheckFor<ChatPerson>;

/** What the bot remembers of chats, the same for all processes. Every method rejects when the store fails. */
export type BotChats = {
	/** A check begins; what it writes down later is not written once the chat is forgotten. */
	begin<Who extends ChatPlace>(who: Who, now: Date): Promise<CheckFor<Who>>;
	end(check: CheckFor<ChatPlace>): Promise<void>;
	remember(check: CheckFor<ChatPlace>, vin: Vin, now: Date): Promise<void>;
	/** The last cars, the newest first. */
	cars(place: ChatPlace, now: Date): Promise<readonly Vin[]>;
	/** Everything of the chat. */
	forget(place: ChatPlace, now: Date): Promise<void>;
};

/** Chats in PostgreSQL; the secret hides whose chat was forgotten in the journal of deletions. */
export function createBotChats(store: Pick<Store, 'db' | 'transaction'>, appSecret: string): BotChats {
	const { db } = store;
	const placeOf = ({ messenger, chat }: ChatPlace) => ({ messenger: messenger.name, chatId: chat.id });
	const isCarHere = (place: ChatPlace) =>
		and(eq(botCar.messenger, place.messenger.name), eq(botCar.chatId, place.chat.id));
	const oldest = (now: Date) => new Date(now.getTime() - CARS_RETENTION_MS);

	async function purge(now: Date): Promise<void> {
		const old = db
			.select({ checkedAt: botCar.checkedAt })
			.from(botCar)
			.where(lte(botCar.checkedAt, oldest(now)))
			.limit(PURGED_AT_ONCE);
		await db.delete(botCar).where(inArray(botCar.checkedAt, old));
		await db.delete(botPicture).where(lte(botPicture.expiresAt, now));
		const dead = new Date(now.getTime() - CHECK_LASTS_MS);
		await db.delete(botCheck).where(lte(botCheck.begunAt, dead));
	}

	return {
		async begin(who, now) {
			const checkId = randomUUID();
			await db.insert(botCheck).values({ id: checkId, ...placeOf(who), begunAt: now });
			return { ...who, checkId };
		},
		async end({ checkId }) {
			await db.delete(botCheck).where(eq(botCheck.id, checkId));
		},
		async remember(check, vin, now) {
			await store.transaction(async (tx) => {
				if (!(await isGoingOn(tx, check))) return;
				await tx
					.insert(botCar)
					.values({ ...placeOf(check), vin, checkedAt: now })
					.onConflictDoUpdate({
						target: [botCar.messenger, botCar.chatId, botCar.vin],
						set: { checkedAt: now },
					});
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

/** False for a check whose chat was forgotten; else forgetting waits for the end of the transaction. */
export async function isGoingOn(tx: Tx, { checkId }: CheckFor<ChatPlace>): Promise<boolean> {
	const going = await tx
		.select({ id: botCheck.id })
		.from(botCheck)
		.where(eq(botCheck.id, checkId))
		.for('share');
	return going.length > 0;
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
	// First of all: what a check is just writing down is there to be deleted after that.
	await tx.delete(botCheck).where(and(eq(botCheck.messenger, messenger), eq(botCheck.chatId, chatId)));
	const isCarHere = and(eq(botCar.messenger, messenger), eq(botCar.chatId, chatId));
	const isOld = until && lte(botCar.checkedAt, until);
	const cars = await tx.delete(botCar).where(and(isCarHere, isOld));
	const pictures = await tx
		.delete(botPicture)
		.where(and(eq(botPicture.messenger, messenger), eq(botPicture.chatId, chatId)));
	const watches = await tx
		.delete(watch)
		.where(and(isWatchOf(messenger, chatId), until && lte(watch.begunAt, until)));
	await tx.delete(watchChannel).where(isChannelTo(tx, messenger, chatId));
	return [cars, pictures, watches].some(({ rowCount }) => (rowCount ?? 0) > 0);
}

/** Channels of accounts that lead to a chat, which is that of the linked person. */
function isChannelTo(tx: Tx, messenger: MessengerName, chatId: number) {
	const linked = tx.select({ id: account.id }).from(account).where(eq(PERSON_IN[messenger], chatId));
	return and(eq(watchChannel.kind, messenger), inArray(watchChannel.accountId, linked));
}

function isWatchOf(messenger: MessengerName, chatId: number) {
	return and(eq(watch.messenger, messenger), eq(watch.chatId, chatId));
}
