import { Bot, type Context, GrammyError, InlineKeyboard } from 'grammy';
import type { User } from 'grammy/types';
import type { Conversation, Incoming } from '../bot/conversation-port.ts';
import type { AnswerButton, BotAnswer, Sender, Talk } from '../bot/talk.ts';
import type { Timing } from '../bot/updates/timing.ts';
import { botChat, type TelegramSettings } from '../config/telegram.ts';
import type { Logger } from '../deps.ts';
import { closedIncoming, messageIncoming, pressIncoming, startIncoming } from './incoming.ts';
import { inlineResults } from './inline.ts';
import { telegramMessenger } from './messenger.ts';

/** Kinds of updates that the bot wants. */
export const WANTED_UPDATES = ['message', 'callback_query', 'my_chat_member', 'inline_query'] as const;

/** What grammY wants to know of the bot; given by hand, to start without the Bot API. */
function describeBot({ botId, botName }: TelegramSettings) {
	return {
		id: botId,
		is_bot: true,
		first_name: botName,
		username: botName,
		can_join_groups: true,
		can_read_all_group_messages: false,
		supports_inline_queries: true,
		can_connect_to_business: false,
		has_main_web_app: false,
		has_topics_enabled: false,
		allows_users_to_create_topics: false,
		can_manage_bots: false,
		supports_join_request_queries: false,
	} as const;
}

function senderIn({ id, first_name, last_name, username }: User): Sender {
	const name = [first_name, last_name].filter(Boolean).join(' ');
	return { id, name: name || null, username: username ?? null };
}

/** One button a row: they hold whole sentences. No previews: a text may carry somebody's link. */
function messageOptions(buttons: readonly AnswerButton[] = []) {
	const rows = buttons.map(({ text, data }) => [InlineKeyboard.text(text, data)]);
	const keyboard = rows.length > 0 ? { reply_markup: new InlineKeyboard(rows) } : {};
	return { link_preview_options: { is_disabled: true }, ...keyboard };
}

/** Sends something; a person who has blocked the bot, or a message that is gone, is no failure. */
async function send(call: () => Promise<unknown>, log: Logger): Promise<void> {
	try {
		await call();
	} catch (error) {
		if (!(error instanceof GrammyError) || ![400, 403].includes(error.error_code)) throw error;
		log.debug({ method: error.method, status: error.error_code }, 'telegram took no message');
	}
}

/** Writes to somebody who did not just write to us. */
export function tellIn(bot: Bot, chatId: number, { text, buttons }: BotAnswer, log: Logger): Promise<void> {
	return send(() => bot.api.sendMessage(chatId, text, messageOptions(buttons)), log);
}

/** Who answers: `talk` signs people in, `conversation` has all the rest. */
export type Answerers = { talk(): Talk; conversation(): Conversation };

/**
 * The bot over grammY's own client (node-fetch), which stays inside this folder. It calls nothing until it is
 * given updates; a failed handling rejects, and the update may be given again.
 */
export function createBot(
	settings: TelegramSettings,
	timing: Timing,
	log: Logger,
	{ talk, conversation }: Answerers,
): Bot {
	const bot = new Bot(settings.botToken, {
		botInfo: describeBot(settings),
		client: {
			apiRoot: settings.apiRoot,
			timeoutSeconds: timing.pollSeconds + timing.callMs / 1000,
			// A redirect would carry the token, which stands in the address, to somebody else.
			baseFetchConfig: { redirect: 'error' },
		},
	});

	const say = (context: Context, { text, buttons }: BotAnswer) =>
		send(() => context.reply(text, messageOptions(buttons)), log);

	const messenger = telegramMessenger(bot.api, log);
	const give = async (incoming: Incoming | null): Promise<void> => {
		if (incoming !== null) await conversation().receive(incoming);
	};

	// Before `inPrivate`: handlers added to that run in the place where it was made.
	bot.on('callback_query:data', async (context, next) => {
		const { callbackQuery } = context;
		if (!conversation().knowsPress(callbackQuery.data)) return next();
		await give(pressIncoming(callbackQuery, messenger));
	});
	const inPrivate = bot.chatType('private');
	inPrivate.command('start', async (context) => {
		const { match: payload, msg } = context;
		if (conversation().knowsPayload(payload)) return give(startIncoming(msg, payload, messenger));
		return say(context, await talk().started(senderIn(context.from), payload));
	});
	inPrivate.on('message', async (context) => {
		await give(messageIncoming(context.msg, context.me, messenger));
	});
	inPrivate.on('callback_query:data', async (context) => {
		const { data, from } = context.callbackQuery;
		const { notice, message } = await talk().pressed(senderIn(from), data);
		await send(() => context.answerCallbackQuery({ text: notice }), log);
		if (message !== null)
			await send(() => context.editMessageText(message.text, messageOptions(message.buttons)), log);
	});
	const inGroup = bot.chatType(['group', 'supergroup']);
	inGroup.command('start', async (context) => say(context, await talk().calledInGroup()));
	inGroup.on('message', async (context) => {
		await give(messageIncoming(context.msg, context.me, messenger));
	});
	bot.on('my_chat_member', async (context) => {
		await give(closedIncoming(context.myChatMember, messenger));
	});
	bot.on('inline_query', async (context) => {
		const { query, from } = context.inlineQuery;
		const answer = await conversation().preview(query, { messenger, personId: from.id });
		await send(() => context.answerInlineQuery(...inlineResults(answer, botChat(settings))), log);
	});
	bot.on('callback_query', (context) => send(() => context.answerCallbackQuery(), log));
	return bot;
}
