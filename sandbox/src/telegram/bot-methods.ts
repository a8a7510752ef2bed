import type { Button } from './chats.ts';
import { messageOf } from './chats.ts';
import { entitiesIn, readHtml } from './html-text.ts';
import { readInlineAnswer } from './inline.ts';
import { BLOCKER, type Place, placeOf } from './people.ts';
import type { TelegramPlay } from './play.ts';
import { type Params, Refusal } from './refusal.ts';

/** A method's result. Throws Refusal. */
export type Method = (play: TelegramPlay, params: Params, now: Date) => unknown;

const TEXT_AT_MOST = 4096;
const CAPTION_AT_MOST = 1024;
const CALLBACK_DATA_BYTES = 64;

function chatOfBot(play: TelegramPlay, { chat_id }: Params): Place {
	const place = placeOf(Number(chat_id));
	if (!place) throw new Refusal(400, 'Bad Request: chat not found');
	if (place.person === BLOCKER) {
		throw new Refusal(
			403,
			place.group
				? 'Forbidden: bot was kicked from the supergroup chat'
				: 'Forbidden: bot was blocked by the user',
		);
	}
	if (play.chats.read(place) === null) {
		throw new Refusal(403, "Forbidden: bot can't initiate conversation with a user");
	}
	return place;
}

/** Lengths count once the markup is read. */
function textOf({ text, parse_mode }: Params): string {
	const read = readMarkup(text, parse_mode);
	if (read === '') throw new Refusal(400, 'Bad Request: message text is empty');
	if (read.length > TEXT_AT_MOST) throw new Refusal(400, 'Bad Request: message is too long');
	return read;
}

function readMarkup(text: unknown, parseMode: unknown): string {
	if (typeof text !== 'string') return '';
	if (parseMode !== 'HTML') return text.trim();
	const read = readHtml(text);
	if (read === null) throw new Refusal(400, "Bad Request: can't parse entities: unsupported start tag");
	return read.text.trim();
}

/** A picture with words under it; it comes in a form, as a file or as bytes behind `attach://`. */
function sendPhoto(play: TelegramPlay, params: Params, bot: object, at: Date): object {
	const place = chatOfBot(play, params);
	const file = /^attach:\/\/(.+)$/.exec(String(params.photo))?.[1];
	const photo = String(file === undefined ? params.photo : params[file]);
	if (!photo.startsWith('data:image/')) throw new Refusal(400, 'Bad Request: IMAGE_PROCESS_FAILED');
	const text = readMarkup(params.caption, params.parse_mode);
	if (text.length > CAPTION_AT_MOST) throw new Refusal(400, 'Bad Request: message caption is too long');
	const entities = entitiesIn(params.caption);
	const said = { by: 'bot', at, text, entities, photo, buttons: buttonsOf(params) } as const;
	return messageOf(place, play.chats.add(place, said), bot);
}

/** In a form the keyboard is JSON within a field. */
function buttonsOf({ reply_markup }: Params): readonly (readonly Button[])[] {
	const markup = typeof reply_markup === 'string' ? JSON.parse(reply_markup) : reply_markup;
	const rows: readonly (readonly Partial<Button>[])[] = markup?.inline_keyboard ?? [];
	return rows.map((row) =>
		row.map(({ text, callback_data, url }) => {
			if (typeof text !== 'string' || text === '')
				throw new Refusal(400, 'Bad Request: text buttons are empty');
			if (typeof url === 'string') return { text, url };
			const bytes = Buffer.byteLength(callback_data ?? '');
			if (callback_data === undefined || bytes < 1 || bytes > CALLBACK_DATA_BYTES) {
				throw new Refusal(400, 'Bad Request: BUTTON_DATA_INVALID');
			}
			return { text, callback_data };
		}),
	);
}

function editMessage(play: TelegramPlay, params: Params, bot: object, withText: boolean): object {
	const place = chatOfBot(play, params);
	const id = Number(params.message_id);
	const before = play.chats.read(place)?.find((said) => said.id === id && said.by === 'bot');
	if (!before) throw new Refusal(400, 'Bad Request: message to edit not found');
	const text = withText ? textOf(params) : before.text;
	const buttons = buttonsOf(params);
	if (text === before.text && JSON.stringify(buttons) === JSON.stringify(before.buttons)) {
		throw new Refusal(
			400,
			'Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
		);
	}
	const entities = withText ? entitiesIn(params.text) : before.entities;
	const changed = play.chats.change(place, id, { text, buttons, ...(entities && { entities }) });
	return messageOf(place, changed ?? before, bot);
}

/** Every method but getUpdates, which waits. */
export function methodsOf(bot: object): ReadonlyMap<string, Method> {
	return new Map<string, Method>([
		['getMe', () => bot],
		[
			'sendMessage',
			(play, params, at) => {
				const place = chatOfBot(play, params);
				const text = textOf(params);
				const entities = entitiesIn(params.text);
				const said = { by: 'bot', at, text, entities, buttons: buttonsOf(params) } as const;
				return messageOf(place, play.chats.add(place, said), bot);
			},
		],
		['sendPhoto', (play, params, at) => sendPhoto(play, params, bot, at)],
		['editMessageText', (play, params) => editMessage(play, params, bot, true)],
		['editMessageReplyMarkup', (play, params) => editMessage(play, params, bot, false)],
		[
			'deleteMessage',
			(play, params) => {
				const removed = play.chats.remove(chatOfBot(play, params), Number(params.message_id));
				if (!removed) throw new Refusal(400, 'Bad Request: message to delete not found');
				return true;
			},
		],
		[
			'answerCallbackQuery',
			(play, params) => {
				if (!play.chats.answer(String(params.callback_query_id), String(params.text ?? ''))) {
					throw new Refusal(
						400,
						'Bad Request: query is too old and response timeout expired or query ID is invalid',
					);
				}
				return true;
			},
		],
		[
			'answerInlineQuery',
			(play, params) => {
				play.inlineQueries.answer(String(params.inline_query_id), readInlineAnswer(params));
				return true;
			},
		],
		['setMyCommands', () => true],
		['setWebhook', setWebhook],
		[
			'deleteWebhook',
			(play) => {
				play.webhook = null;
				return true;
			},
		],
		['getWebhookInfo', getWebhookInfo],
	]);
}

/** Telegram itself takes only https and four ports; on this machine any address will do. */
function setWebhook(play: TelegramPlay, { url, secret_token, allowed_updates }: Params): true {
	if (url === undefined || url === '') {
		play.webhook = null;
		return true;
	}
	if (typeof url !== 'string' || !URL.canParse(url))
		throw new Refusal(400, 'Bad Request: bad webhook: invalid URL');
	if (secret_token !== undefined && !/^[\w-]{1,256}$/.test(String(secret_token))) {
		throw new Refusal(400, 'Bad Request: secret token contains unallowed characters');
	}
	if (Array.isArray(allowed_updates)) play.updates.allow(allowed_updates.map(String));
	play.webhook = { url, secret: secret_token === undefined ? null : String(secret_token) };
	play.webhookError = null;
	play.updates.wake('mode');
	return true;
}

function getWebhookInfo(play: TelegramPlay): object {
	return {
		url: play.webhook?.url ?? '',
		has_custom_certificate: false,
		pending_update_count: play.updates.take(0, Number.POSITIVE_INFINITY).length,
		...(play.webhookError === null ? {} : { last_error_message: play.webhookError }),
	};
}
