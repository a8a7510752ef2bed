import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { createSharedCount, type SharedCount } from '../store/shared-count.ts';
import type { Incoming } from './conversation-port.ts';

const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;
/** Somebody who chooses a car looks at this many in an hour at most. */
const CHECKS_OF_PERSON = 30;
/** A group of several such people. */
const CHECKS_OF_CHAT = 60;
const MESSAGES_OF_CHAT = 30;
/** Somebody who types a VIN sign by sign. */
const PREVIEWS_OF_PERSON = 40;
const REMEMBERED_CHATS = 10_000;

/** Who asks, as limits count it. */
export type ChatPerson = Pick<Incoming, 'messenger' | 'chat' | 'personId'>;

/** Limits of the bot, shared by all processes: of what a person asks, and of what a chat hears. */
export type BotLimits = {
	/** Counts a check; false when it is one too many for the person or the chat. */
	mayCheck(sender: ChatPerson): Promise<boolean>;
	/** Counts a look at kept answers by somebody who types; false when it is one too many. */
	mayPreview(sender: Pick<ChatPerson, 'messenger' | 'personId'>): Promise<boolean>;
	/** Counts something written or pressed; `refuse` once a minute, then `ignore`. */
	mayWrite(sender: ChatPerson): Promise<'allow' | 'refuse' | 'ignore'>;
};

/** The bot's own limits; what costs money is counted where everybody's is. */
export function createBotLimits({ store, clock, appSecret }: Deps): BotLimits {
	const count = (name: string, most: number, windowSeconds: number): SharedCount =>
		createSharedCount(store, clock, { appSecret, name, most, windowSeconds });
	const checksOfPerson = count('bot-checks-of-person', CHECKS_OF_PERSON, HOUR_SECONDS);
	const checksOfChat = count('bot-checks-of-chat', CHECKS_OF_CHAT, HOUR_SECONDS);
	const messagesOfChat = count('bot-messages-of-chat', MESSAGES_OF_CHAT, MINUTE_SECONDS);
	const previewsOfPerson = count('bot-previews-of-person', PREVIEWS_OF_PERSON, MINUTE_SECONDS);
	const refused = new LRUCache<string, true>({ max: REMEMBERED_CHATS, ttl: MINUTE_SECONDS * 1000 });

	return {
		async mayCheck({ messenger, chat, personId }) {
			if (await checksOfPerson.count(`${messenger.name} ${personId}`)) return false;
			return !(await checksOfChat.count(`${messenger.name} ${chat.id}`));
		},
		async mayPreview({ messenger, personId }) {
			return !(await previewsOfPerson.count(`${messenger.name} ${personId}`));
		},
		async mayWrite({ messenger, chat }) {
			const key = `${messenger.name} ${chat.id}`;
			if (!(await messagesOfChat.count(key))) return 'allow';
			if (refused.has(key)) return 'ignore';
			refused.set(key, true);
			return 'refuse';
		},
	};
}
