import { LRUCache } from 'lru-cache';
import { createChatQueue } from '../chat-queue.ts';

/** A Bot API gives an update again for a day at most; so many come in minutes of a rush. */
const REMEMBERED = 10_000;

/** An update: a key that no other has, and its chat. */
export type PlacedUpdate = { readonly key: string | number; readonly chat: string | number };

/**
 * Handles updates: those of one chat in the order in which they came, chats beside each other, and none again
 * that this process has handled. Rejects when an update shall be given once more.
 */
export function createHandling(): (update: PlacedUpdate, handle: () => Promise<void>) => Promise<void> {
	const chatQueue = createChatQueue();
	const handled = new LRUCache<string | number, true>({ max: REMEMBERED });
	return ({ key, chat }, handle) =>
		chatQueue(chat, async () => {
			if (handled.has(key)) return;
			await handle();
			handled.set(key, true);
		});
}
