import { atMost } from '@avtosverka/registers/async/at-most';
import type { Logger } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';

/** Somebody who compares cars sends a few at once. */
const OF_CHAT_AT_MOST = 3;
const FINISH_WITHIN_MS = 5_000;

/** Work that goes on after an update has been handled, so that no chat waits for another. */
export type ChatWorks = {
	/** False where as many go on in this chat as may. */
	hasPlace(chat: string): boolean;
	start(chat: string, work: () => Promise<void>): void;
	finish(): Promise<void>;
};

/** `failed` tells the chat of a work that ended badly; it must not reject. */
export function createChatWorks(log: Logger): ChatWorks {
	const works = new Map<string, Set<Promise<void>>>();
	return {
		hasPlace: (chat) => (works.get(chat)?.size ?? 0) < OF_CHAT_AT_MOST,
		start(chat, work) {
			const ofChat = works.get(chat) ?? new Set();
			works.set(chat, ofChat);
			const going = work()
				.catch((error: unknown) => log.error({ error: describeError(error) }, 'the bot failed in a chat'))
				.finally(() => {
					ofChat.delete(going);
					if (ofChat.size === 0) works.delete(chat);
				});
			ofChat.add(going);
		},
		async finish() {
			await atMost(FINISH_WITHIN_MS, Promise.all([...works.values()].flatMap((ofChat) => [...ofChat])));
		},
	};
}
