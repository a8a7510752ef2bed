import type { Chat, Messenger, OutMessage } from '../bot/messenger.ts';
import type { BotAnswer, Sender, Talk } from '../bot/talk.ts';
import { escapeXml } from '../escape-xml.ts';
import type { MaxUpdate } from './wire.ts';

/** What is the conversation's to answer; all the rest belongs to a sign-in. */
type ConversationScope = { knowsPress(data: string): boolean; knowsPayload(payload: string): boolean };

type WireUser = Extract<MaxUpdate, { update_type: 'bot_started' }>['user'];

function senderIn({ user_id: id, name, first_name, username }: WireUser): Sender {
	return { id, name: name ?? first_name ?? null, username: username ?? null };
}

/** One button a row: they hold whole sentences. */
function messageOf({ text, buttons = [] }: BotAnswer): OutMessage {
	return {
		html: escapeXml(text),
		rows: buttons.map((button) => [{ text: button.text, press: button.data }]),
	};
}

/**
 * Answers an update that belongs to a sign-in: a link that carries a secret, and the two buttons under its
 * question, in a person's own chat alone. False for every other update.
 */
export async function answerSignIn(
	update: MaxUpdate,
	{
		talk,
		messenger,
		scope,
	}: { readonly talk: Talk; readonly messenger: Messenger; readonly scope: ConversationScope },
): Promise<boolean> {
	if (update.update_type === 'bot_started') {
		const { payload, user, chat_id: id } = update;
		if (scope.knowsPayload(payload ?? '')) return false;
		await messenger.send(
			{ id, isGroup: false },
			messageOf(await talk.started(senderIn(user), payload ?? '')),
		);
		return true;
	}
	if (update.update_type !== 'message_callback') return false;
	const { callback, message } = update;
	const data = callback.payload ?? '';
	const chatId = message?.recipient.chat_id ?? null;
	if (scope.knowsPress(data) || chatId === null || message?.recipient.chat_type !== 'dialog') return false;
	const answer = await talk.pressed(senderIn(callback.user), data);
	await messenger.answerPress(callback.callback_id, answer.notice || undefined);
	const chat: Chat = { id: chatId, isGroup: false };
	if (answer.message !== null) await messenger.edit(chat, message.body.mid, messageOf(answer.message));
	return true;
}
