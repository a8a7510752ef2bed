import type { Context } from 'grammy';
import type { Message, Update } from 'grammy/types';
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
	const mention = new RegExp(`@${me.username}\\b`, 'gi');
	const addressed =
		!chat.isGroup ||
		isCommandFor(text, me.username) ||
		mention.test(text) ||
		message.reply_to_message?.from?.id === me.id;
	const told = chat.isGroup ? text.replace(mention, '').trim() : text;
	return { kind: 'text', messenger, chat, personId: message.from.id, text: told, addressed };
}

/** A command without a name is meant for every bot of the group, one with a name for that bot alone. */
function isCommandFor(text: string, username: string): boolean {
	const [command, name] = /^\/[a-z]+(?:@(\w+))?/i.exec(text) ?? [];
	return command !== undefined && (name === undefined || name.toLowerCase() === username.toLowerCase());
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
