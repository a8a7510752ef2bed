import type { Entity } from '../telegram/html-text.ts';
import { personOf } from '../telegram/people.ts';
import type { TelegramMode } from '../telegram/play.ts';

/** One message of a chat in MAX. */
export type MaxMessage = {
	readonly mid: string;
	readonly by: 'bot' | 'person';
	readonly text: string;
	readonly entities?: readonly Entity[];
	readonly attachments: readonly object[];
};

/** MAX as its one bot and invented persons see it: a chat with one of them has the person's number. */
export type MaxPlay = {
	read(chatId: number): readonly MaxMessage[];
	/** A person opens the chat by a link, with what it carries. */
	begin(person: number, payload: string | null): void;
	/** A person writes. */
	say(person: number, text: string): void;
	/** A person writes in a group, as a reply to the bot or by themselves. */
	sayInGroup(group: number, person: number, said: { readonly text: string; readonly isReply: boolean }): void;
	/** A person presses a button with this payload under the bot's message; false where there is none. */
	press(person: number, mid: string, payload: string): boolean;
	/** Persons who have blocked the bot. */
	readonly closed: Set<number>;
	add(chatId: number, said: Omit<MaxMessage, 'mid'>): MaxMessage;
	/** False where there is no such message of the bot's. */
	change(mid: string, to: Pick<MaxMessage, 'text' | 'entities' | 'attachments'>): boolean;
	/** Updates from a marker on, without one from the last that was given, and the next; waits, ms at most. */
	updates(marker: number | null, waitMs: number): Promise<{ updates: readonly object[]; marker: number }>;
	/** What the Bot API does. */
	mode: TelegramMode;
	webhook: { readonly url: string; readonly secret: string | null } | null;
	/** What the bot said to presses, by their number. */
	readonly notices: Map<string, string>;
	/** Pictures that the bot has uploaded, as data URLs by their tokens. */
	readonly pictures: Map<string, string>;
	reset(): void;
};

const BOT = { user_id: 1, name: 'bot', is_bot: true };

export function createMaxPlay(now: () => Date): MaxPlay {
	const chats = new Map<number, MaxMessage[]>();
	const log: object[] = [];
	const waiting = new Set<() => void>();
	const notices = new Map<string, string>();
	let last = 0;
	let confirmed = 0;

	const pictures = new Map<string, string>();
	const closed = new Set<number>();

	function userOf(person: number): object {
		const { first_name, last_name, username } = personOf(person);
		const name = [first_name, last_name].filter(Boolean).join(' ');
		return { user_id: person, first_name, name, username: username ?? null, is_bot: false };
	}

	const messageOf = (person: number, { mid, text, by }: MaxMessage) => ({
		sender: by === 'person' ? userOf(person) : BOT,
		recipient: { chat_id: person, chat_type: 'dialog', user_id: person },
		timestamp: now().getTime(),
		body: { mid, seq: last, text, attachments: null },
	});

	function tell(update: object): void {
		log.push({ timestamp: now().getTime(), ...update });
		for (const wake of waiting) wake();
		waiting.clear();
	}

	function add(chatId: number, said: Omit<MaxMessage, 'mid'>): MaxMessage {
		last += 1;
		const added = { ...said, mid: `mid.${last}` };
		chats.set(chatId, [...(chats.get(chatId) ?? []), added]);
		return added;
	}

	return {
		read: (chatId) => chats.get(chatId) ?? [],
		begin(person, payload) {
			closed.delete(person);
			add(person, { by: 'person', text: '/start', attachments: [] });
			const user = userOf(person);
			tell({ update_type: 'bot_started', chat_id: person, user, payload, user_locale: 'ru' });
		},
		say(person, text) {
			const message = add(person, { by: 'person', text, attachments: [] });
			tell({ update_type: 'message_created', message: messageOf(person, message), user_locale: 'ru' });
		},
		sayInGroup(group, person, { text, isReply }) {
			const message = messageOf(person, add(group, { by: 'person', text, attachments: [] }));
			const recipient = { chat_id: group, chat_type: 'chat' };
			const link = isReply ? { link: { type: 'reply', sender: BOT } } : {};
			tell({
				update_type: 'message_created',
				message: { ...message, recipient, ...link },
				user_locale: 'ru',
			});
		},
		press(person, mid, payload) {
			const message = chats.get(person)?.find((said) => said.mid === mid);
			if (!message) return false;
			last += 1;
			const callback = {
				timestamp: now().getTime(),
				callback_id: `cb.${last}`,
				payload,
				user: userOf(person),
			};
			tell({ update_type: 'message_callback', callback, message: messageOf(person, message) });
			return true;
		},
		closed,
		add,
		change(mid, to) {
			for (const [chatId, said] of chats) {
				if (!said.some((one) => one.mid === mid && one.by === 'bot')) continue;
				chats.set(
					chatId,
					said.map((one) => (one.mid === mid ? { ...one, ...to } : one)),
				);
				return true;
			}
			return false;
		},
		async updates(from, waitMs) {
			const marker = from ?? confirmed;
			confirmed = Math.max(confirmed, marker);
			if (log.length <= marker && waitMs > 0) {
				const { promise, resolve } = Promise.withResolvers<void>();
				waiting.add(resolve);
				const timer = setTimeout(resolve, waitMs);
				await promise;
				clearTimeout(timer);
			}
			return { updates: log.slice(marker, marker + 100), marker: Math.min(log.length, marker + 100) };
		},
		mode: 'fine',
		webhook: null,
		notices,
		pictures,
		reset() {
			this.mode = 'fine';
			chats.clear();
			notices.clear();
			pictures.clear();
			closed.clear();
		},
	};
}
