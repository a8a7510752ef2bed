import { readCalledByName } from '../bot/called-by-name.ts';
import type { Incoming } from '../bot/conversation-port.ts';
import type { Messenger } from '../bot/messenger.ts';
import type { MaxUpdate } from './wire.ts';

/** Who the bot is in MAX. */
export type MaxIdentity = { readonly userId: number; readonly username: string | null };

/** The chat of an update, and what tells it from every other: updates of MAX have no number. */
export function placeOfUpdate(update: MaxUpdate): { readonly chatId: number | null; readonly key: string } {
	switch (update.update_type) {
		case 'message_created':
			return { chatId: update.message.recipient.chat_id ?? null, key: update.message.body.mid };
		case 'message_callback':
			return { chatId: update.message?.recipient.chat_id ?? null, key: update.callback.callback_id };
		default:
			return {
				chatId: update.chat_id,
				key: `${update.update_type} ${update.chat_id} ${update.timestamp}`,
			};
	}
}

/** An update as the conversation hears it; null for one that it has nothing to say to. */
export function toIncoming(update: MaxUpdate, messenger: Messenger, me: MaxIdentity): Incoming | null {
	const { chatId } = placeOfUpdate(update);
	if (chatId === null) return null;
	switch (update.update_type) {
		case 'message_created': {
			const { sender, recipient, body, link } = update.message;
			if (!sender || sender.is_bot === true) return null;
			const chat = { id: chatId, isGroup: recipient.chat_type !== 'dialog' };
			const text = body.text ?? '';
			const { isCalled, rest } = readCalledByName(text, me.username);
			const isReply = link?.type === 'reply' && link.sender?.user_id === me.userId;
			return {
				...{ kind: 'text', messenger, chat, personId: sender.user_id },
				text: chat.isGroup ? rest : text,
				addressed: !chat.isGroup || isCalled || isReply,
				repliedTo: isReply ? (link.message?.mid ?? null) : null,
			};
		}
		case 'message_callback': {
			const { callback, message } = update;
			const chat = { id: chatId, isGroup: message?.recipient.chat_type !== 'dialog' };
			const { callback_id: press, payload, user } = callback;
			return { kind: 'pressed', messenger, chat, personId: user.user_id, data: payload ?? '', press };
		}
		case 'bot_started': {
			const chat = { id: chatId, isGroup: false };
			const payload = update.payload ?? '';
			return { kind: 'started', messenger, chat, personId: update.user.user_id, payload };
		}
		case 'bot_stopped':
		case 'dialog_removed': {
			const chat = { id: chatId, isGroup: false };
			return { kind: 'closed', messenger, chat, personId: update.user.user_id };
		}
	}
}
