import type { Entity } from './html-text.ts';
import { chatIdOf, chatOf, type Place, personOf } from './people.ts';

/** A button under a message: pressing it sends `callback_data` to the bot, or opens `url`. */
export type Button = { readonly text: string; readonly callback_data?: string; readonly url?: string };

/** One message of a chat. */
export type ChatMessage = {
	readonly id: number;
	readonly by: 'bot' | 'person';
	readonly at: Date;
	readonly text: string;
	/** Parts of the text that stand out. */
	readonly entities?: readonly Entity[];
	/** A picture over the text, as a data URL. */
	readonly photo?: string;
	/** Rows of buttons; empty for most messages. */
	readonly buttons: readonly (readonly Button[])[];
};

/** What the bot said to a press: a short notice over the chat. */
export type Notice = { readonly id: string; readonly text: string };

/** All chats with the bot, one by person and place. */
export type Chats = {
	/** Null for a chat that has not begun: a bot cannot begin one. */
	read(place: Place): readonly ChatMessage[] | null;
	add(place: Place, said: Omit<ChatMessage, 'id'>): ChatMessage;
	/** Null when there is no such message of the bot's. */
	change(
		place: Place,
		id: number,
		to: Partial<Pick<ChatMessage, 'text' | 'entities' | 'buttons'>>,
	): ChatMessage | null;
	remove(place: Place, id: number): boolean;
	/** A press that waits for the bot's word; resolves to its id. */
	ask(place: Place): string;
	/** False for an unknown press, or one that was answered. */
	answer(id: string, text: string): boolean;
	/** The last word on a press in this chat. */
	notice(place: Place): Notice | null;
	reset(): void;
};

const MESSAGES_AT_MOST = 200;
const CHATS_AT_MOST = 2_000;

export function createChats(): Chats {
	const chats = new Map<number, ChatMessage[]>();
	const asked = new Map<string, number>();
	const notices = new Map<number, Notice>();
	let lastMessage = 0;
	let lastPress = 0;

	function open(place: Place): ChatMessage[] {
		const id = chatIdOf(place);
		const chat = chats.get(id) ?? [];
		const [oldest] = chats.keys();
		if (!chats.has(id) && chats.size >= CHATS_AT_MOST && oldest !== undefined) chats.delete(oldest);
		chats.set(id, chat);
		return chat;
	}

	return {
		read: (place) => chats.get(chatIdOf(place)) ?? null,
		add(place, said) {
			const chat = open(place);
			lastMessage += 1;
			const added = { ...said, id: lastMessage };
			chat.push(added);
			if (chat.length > MESSAGES_AT_MOST) chat.shift();
			return added;
		},
		change(place, id, to) {
			const chat = open(place);
			const at = chat.findIndex((said) => said.id === id && said.by === 'bot');
			const said = chat[at];
			if (!said) return null;
			const changed = { ...said, ...to };
			chat[at] = changed;
			return changed;
		},
		remove(place, id) {
			const chat = open(place);
			const at = chat.findIndex((said) => said.id === id);
			return chat.splice(at, at === -1 ? 0 : 1).length === 1;
		},
		ask(place) {
			lastPress += 1;
			const id = String(lastPress);
			asked.set(id, chatIdOf(place));
			return id;
		},
		answer(id, text) {
			const chat = asked.get(id);
			if (chat === undefined) return false;
			asked.delete(id);
			notices.set(chat, { id, text });
			return true;
		},
		notice: (place) => notices.get(chatIdOf(place)) ?? null,
		reset() {
			chats.clear();
			asked.clear();
			notices.clear();
		},
	};
}

/** A message in Telegram's own fields. */
export function messageOf(place: Place, said: ChatMessage, bot: object): object {
	const command = /^\/\w+(?:@\w+)?/.exec(said.text)?.[0];
	const entities =
		command && said.by === 'person' ? [{ type: 'bot_command', offset: 0, length: command.length }] : [];
	return {
		message_id: said.id,
		from: said.by === 'bot' ? bot : personOf(place.person),
		chat: chatOf(place),
		date: Math.floor(said.at.getTime() / 1000),
		...(said.photo === undefined
			? { text: said.text }
			: { caption: said.text, photo: [{ file_id: `photo-${said.id}`, file_unique_id: `${said.id}` }] }),
		...(entities.length > 0 ? { entities } : {}),
		...(said.buttons.length > 0 ? { reply_markup: { inline_keyboard: said.buttons } } : {}),
	};
}
