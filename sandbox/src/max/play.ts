import type { TelegramMode } from '../telegram/play.ts';

/** One message of a chat in MAX. */
export type MaxMessage = {
	readonly mid: string;
	readonly by: 'bot' | 'person';
	readonly text: string;
	readonly attachments: readonly object[];
};

/** MAX as its one bot and invented persons see it: a chat has the number of its person. */
export type MaxPlay = {
	read(chatId: number): readonly MaxMessage[];
	/** A person writes. */
	say(person: number, text: string): void;
	/** A person presses a button with this payload under the bot's message. */
	press(person: number, mid: string, payload: string): void;
	/** Persons who have blocked the bot. */
	readonly closed: Set<number>;
	add(chatId: number, said: Omit<MaxMessage, 'mid'>): MaxMessage;
	/** False where there is no such message of the bot's. */
	change(mid: string, to: Pick<MaxMessage, 'text' | 'attachments'>): boolean;
	/** Updates from a marker on, without one from the last that was given, and the next; waits, ms at most. */
	updates(marker: number | null, waitMs: number): Promise<{ updates: readonly object[]; marker: number }>;
	/** What the Bot API does. */
	mode: TelegramMode;
	webhook: { readonly url: string; readonly secret: string | null } | null;
	readonly notices: Map<string, string>;
};

export function createMaxPlay(now: () => Date): MaxPlay {
	const chats = new Map<number, MaxMessage[]>();
	const log: object[] = [];
	const waiting = new Set<() => void>();
	const notices = new Map<string, string>();
	let last = 0;
	let confirmed = 0;

	const userOf = (person: number) => ({ user_id: person, first_name: 'Борис', name: 'Борис', is_bot: false });
	const messageOf = (person: number, { mid, text, by }: MaxMessage) => ({
		sender: by === 'person' ? userOf(person) : { user_id: 1, name: 'bot', is_bot: true },
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
		say(person, text) {
			const message = add(person, { by: 'person', text, attachments: [] });
			tell({ update_type: 'message_created', message: messageOf(person, message), user_locale: 'ru' });
		},
		press(person, mid, payload) {
			const message = chats.get(person)?.find((said) => said.mid === mid);
			if (!message) return;
			last += 1;
			const callback = {
				timestamp: now().getTime(),
				callback_id: `cb.${last}`,
				payload,
				user: userOf(person),
			};
			tell({ update_type: 'message_callback', callback, message: messageOf(person, message) });
		},
		closed: new Set(),
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
	};
}
