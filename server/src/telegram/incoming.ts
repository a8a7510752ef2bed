import type { Context } from 'grammy';
import type { Message, Update } from 'grammy/types';
import { readCalledByName } from '../bot/called-by-name.ts';
import type { Incoming } from '../bot/conversation-port.ts';
import type { Chat, Messenger } from '../bot/messenger.ts';

/** The chat in which an update has happened; null for one that belongs to none. */
export function chatIdOf(update: Update): number | null {
	const { message, callback_query: press, my_chat_member: membership } = update;
	return (message ?? press?.message ?? membership)?.chat.id ?? null;
}

function chatOf({ id, type }: { readonly id: number; readonly type: string }): Chat {
	return { id, isGroup: type !== 'private' };
}

/** A message as the conversation hears it; in a group it may be between others. */
export function messageIncoming(message: Message, me: Context['me'], messenger: Messenger): Incoming | null {
	if (!message.from || message.from.is_bot) return null;
	const chat = chatOf(message.chat);
	const text = message.text ?? message.caption ?? '';
	const { isCalled, rest } = readCalledByName(text, me.username);
	const replied = message.reply_to_message;
	const repliedTo = replied?.from?.id === me.id ? String(replied.message_id) : null;
	return {
		...{ kind: 'text', messenger, chat, personId: message.from.id, repliedTo },
		text: chat.isGroup ? rest : text,
		addressed: !chat.isGroup || isCalled || repliedTo !== null,
	};
}

export function startIncoming(message: Message, payload: string, messenger: Messenger): Incoming | null {
	if (!message.from) return null;
	return { kind: 'started', messenger, chat: chatOf(message.chat), personId: message.from.id, payload };
}

/** Null for a press under a message that the Bot API does not know any more. */
export function pressIncoming(
	{ id, data, from, message }: NonNullable<Update['callback_query']>,
	messenger: Messenger,
): Incoming | null {
	if (!message || data === undefined) return null;
	return { kind: 'pressed', messenger, chat: chatOf(message.chat), personId: from.id, data, press: id };
}

/** The bot was blocked or removed; null for every other change. */
export function closedIncoming(
	{ chat, from, new_chat_member: { status } }: NonNullable<Update['my_chat_member']>,
	messenger: Messenger,
): Incoming | null {
	if (status !== 'kicked' && status !== 'left') return null;
	return { kind: 'closed', messenger, chat: chatOf(chat), personId: from.id };
}
