import { type ChatMessage, type Chats, createChats, messageOf } from './chats.ts';
import { createInlineQueries, type InlineQueries, type InlineShown } from './inline.ts';
import { type Place, personOf } from './people.ts';
import { createUpdates, type Updates } from './updates.ts';

/** What the Bot API does, with names for people. */
export const TELEGRAM_MODES = {
	fine: 'работает',
	down: 'обрывает соединение',
	'500': 'отвечает «Internal Server Error» (500)',
	'401': 'не узнаёт токен бота (401)',
} as const;
export type TelegramMode = keyof typeof TELEGRAM_MODES;

export function isTelegramMode(name: unknown): name is TelegramMode {
	return typeof name === 'string' && Object.hasOwn(TELEGRAM_MODES, name);
}

/** Where updates are sent instead of being asked for. */
export type Webhook = { readonly url: string; readonly secret: string | null };

/** Telegram as its one bot and the persons of the chat page see it. */
export type TelegramPlay = {
	readonly mode: TelegramMode;
	/** Ends a wait under way, which then feels the new mode too. */
	setMode(mode: TelegramMode): void;
	webhook: Webhook | null;
	/** What became of the last delivery to the webhook; null while there was none or it went well. */
	webhookError: string | null;
	readonly chats: Chats;
	readonly updates: Updates;
	/** A person writes. */
	say(place: Place, text: string, now: Date): ChatMessage;
	readonly inlineQueries: InlineQueries;
	/** A person types after the bot's name, in any chat; what the bot shows, null if nothing in time. */
	type(person: number, query: string): Promise<InlineShown | null>;
	/** A person presses a button; false when there is no such button. */
	press(place: Place, message: number, data: string): boolean;
	reset(): void;
};

const INLINE_WAIT_MS = 5_000;

/** @param bot the bot in Telegram's own fields */
export function createTelegramPlay(bot: object): TelegramPlay {
	const chats = createChats();
	const updates = createUpdates();
	const inlineQueries = createInlineQueries();
	let mode: TelegramMode = 'fine';

	function setMode(next: TelegramMode): void {
		mode = next;
		updates.wake('mode');
	}

	return {
		get mode() {
			return mode;
		},
		setMode,
		webhook: null,
		webhookError: null,
		chats,
		updates,
		say(place, text, at) {
			const said = chats.add(place, { by: 'person', at, text, buttons: [] });
			updates.add('message', messageOf(place, said, bot));
			return said;
		},
		inlineQueries,
		type(person, query) {
			const { id, shown } = inlineQueries.ask(INLINE_WAIT_MS);
			updates.add('inline_query', { id, from: personOf(person), query, offset: '', chat_type: 'private' });
			return shown;
		},
		press(place, id, data) {
			const said = chats.read(place)?.find((message) => message.id === id);
			if (!said?.buttons.flat().some((button) => button.callback_data === data)) return false;
			updates.add('callback_query', {
				id: chats.ask(place),
				from: personOf(place.person),
				message: messageOf(place, said, bot),
				chat_instance: String(place.person),
				data,
			});
			return true;
		},
		reset() {
			setMode('fine');
			chats.reset();
			updates.reset();
		},
	};
}
