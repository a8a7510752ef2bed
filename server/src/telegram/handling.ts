import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import { createChatQueue } from '../bot/chat-queue.ts';
import { chatIdOf } from './incoming.ts';

/** Telegram gives an update again for a day at most; so many come in minutes of a rush. */
const REMEMBERED = 10_000;

/**
 * Handles updates: those of one chat in the order in which they came, chats beside each other, and none again
 * that this process has handled. Rejects when an update shall be given once more.
 */
export function createHandling(bot: Pick<Bot, 'handleUpdate'>): (update: Update) => Promise<void> {
	const chatQueue = createChatQueue();
	const handled = new LRUCache<number, true>({ max: REMEMBERED });
	return (update) =>
		chatQueue(chatIdOf(update) ?? `update ${update.update_id}`, async () => {
			if (handled.has(update.update_id)) return;
			await bot.handleUpdate(update);
			handled.set(update.update_id, true);
		});
}
