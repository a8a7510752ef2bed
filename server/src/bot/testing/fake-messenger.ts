import { vi } from 'vitest';
import type { Incoming } from '../conversation-port.ts';
import type { Chat, ChatImage, Messenger, OutMessage } from '../messenger.ts';

/** A message as its chat shows it now. */
export type SentMessage = OutMessage & {
	readonly ref: string;
	readonly chat: number;
	/** How often it has changed. */
	edits: number;
	readonly picture?: ChatImage;
};

/** A messenger without a network, that remembers what was sent. */
export type FakeMessenger = Messenger & {
	readonly sent: SentMessage[];
	readonly notices: (string | undefined)[];
	/** Chats in which the bot may not write. */
	readonly closed: Set<number>;
	/** Waits until the last message of a chat says this. */
	until(words: string | RegExp, chat?: number): Promise<SentMessage>;
};

export const PERSON = 501;
export const PRIVATE: Chat = { id: PERSON, isGroup: false };
export const GROUP: Chat = { id: -77, isGroup: true };

export function fakeMessenger(limits = { text: 4096 }): FakeMessenger {
	const sent: SentMessage[] = [];
	const notices: (string | undefined)[] = [];
	const closed = new Set<number>();
	const add = ({ id }: Chat, message: OutMessage, picture?: ChatImage) => {
		if (closed.has(id)) return null;
		const ref = String(sent.length + 1);
		sent.push({ ...message, ref, chat: id, edits: 0, ...(picture && { picture }) });
		return ref;
	};
	return {
		name: 'telegram',
		limits,
		sent,
		notices,
		closed,
		async send(chat, message) {
			if (message.html.length > limits.text) return { refusal: 'refused' };
			const ref = add(chat, message);
			return ref === null ? { refusal: 'closed' } : { ref };
		},
		sendImage: async (chat, picture, message) => add(chat, message, picture),
		async edit(chat, ref, to) {
			const at = sent.findIndex((one) => one.ref === ref);
			const before = sent[at];
			if (!before || closed.has(chat.id)) return false;
			sent[at] = { ...before, rows: [], ...to, edits: before.edits + 1 };
			return true;
		},
		async answerPress(_press, notice) {
			notices.push(notice);
		},
		until: (words, chat = PERSON) =>
			vi.waitFor(
				() => {
					const found = sent.findLast(
						(one) =>
							one.chat === chat &&
							(typeof words === 'string' ? one.html.includes(words) : words.test(one.html)),
					);
					if (!found)
						throw new Error(`nothing like ${words}: ${sent.map(({ html }) => html).join('\n---\n')}`);
					return found;
				},
				{ timeout: 5_000, interval: 10 },
			),
	};
}

/** What a person writes in private, or somewhere else. */
export function written(
	messenger: Messenger,
	text: string,
	chat: Chat = PRIVATE,
	personId = PERSON,
): Incoming {
	return { kind: 'text', messenger, chat, personId, text, addressed: true, repliedTo: null };
}

/** A button that a person presses. */
export function pressed(
	messenger: Messenger,
	data: string,
	chat: Chat = PRIVATE,
	personId = PERSON,
): Incoming {
	return { kind: 'pressed', messenger, chat, personId, data, press: 'press' };
}

/** What stands on the buttons under a message. */
export const buttonsOf = ({ rows = [] }: Pick<OutMessage, 'rows'>) => rows.flat().map(({ text }) => text);
