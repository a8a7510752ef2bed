import { and, eq } from 'drizzle-orm';
import { botCar, botPicture } from '../store/schema/bot.ts';
import type { Tx } from '../store/store.ts';
import type { MessengerName } from './messenger.ts';

/** Deletes what the bot knows of a person's own chat, whose id is the person's. */
export async function forgetBotChat(tx: Tx, messenger: MessengerName, personId: number): Promise<void> {
	await tx.delete(botCar).where(and(eq(botCar.messenger, messenger), eq(botCar.chatId, personId)));
	await tx
		.delete(botPicture)
		.where(and(eq(botPicture.messenger, messenger), eq(botPicture.chatId, personId)));
}
