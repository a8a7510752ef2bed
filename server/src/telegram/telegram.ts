import type { Bot } from 'grammy';
import type { Conversation } from '../bot/conversation-port.ts';
import type { Messenger } from '../bot/messenger.ts';
import type { BotAnswer, Talk } from '../bot/talk.ts';
import { createHandling } from '../bot/updates/handling.ts';
import { type BotOptions, createRunningBot, type RunningBot } from '../bot/updates/running-bot.ts';
import { TIMING } from '../bot/updates/timing.ts';
import { botChat, type TelegramSettings } from '../config/telegram.ts';
import { telegramBot } from '../store/schema/telegram-bot.ts';
import { createTelegramPolling, greet, keepWebhook, type PollingNeeds, removeWebhook } from './asking.ts';
import { createBot, tellIn } from './bot.ts';
import { chatIdOf } from './incoming.ts';
import { telegramMessenger } from './messenger.ts';
import { askedPauseMs, describeFailure, problemOf } from './problem.ts';

/** Where Telegram sends updates in webhook mode. */
export const TELEGRAM_WEBHOOK_PATH = '/v1/auth/telegram/webhook';

/** The bot of this installation. */
export type Telegram = RunningBot & {
	readonly settings: TelegramSettings;
	/** The address that opens the bot's chat with a payload. */
	chatLink(payload: string): string;
	/** Its messages, also of a process that is not asked for updates. */
	readonly messenger: Messenger;
	/** What it answers; set before anything is handled. */
	converse(talk: Talk): void;
	/** Who answers everything that is no sign-in; set before anything is handled. */
	attend(conversation: Conversation): void;
	/** Who answers presses whose data begins with this word and a colon; all others are the talk's. */
	onPress(word: string, pressed: Talk['pressed']): void;
	/** Writes to a person; one who has blocked the bot is no failure. Rejects without the Bot API. */
	tell(chatId: number, answer: BotAnswer): Promise<void>;
	/** Handles one update; rejects when it shall be sent again. */
	handle(update: Parameters<Bot['handleUpdate']>[0]): Promise<void>;
};

export function createTelegram(
	settings: TelegramSettings,
	{ siteUrl, store, clock, log, timing = TIMING }: BotOptions,
): Telegram {
	let talk: Talk | null = null;
	const presses = new Map<string, Talk['pressed']>();
	let conversation: Conversation | null = null;
	const bot = createBot(settings, timing, log, { talk: talkNow, conversation: conversationNow });
	const inTurn = createHandling();

	function talkNow(): Talk {
		if (talk === null) throw new Error('Nobody has told the bot what to answer');
		const { pressed } = talk;
		return {
			...talk,
			pressed: (sender, data) => (presses.get(data.split(':', 1)[0] ?? '') ?? pressed)(sender, data),
		};
	}

	function conversationNow(): Conversation {
		if (conversation === null) throw new Error('The bot has nobody to answer');
		return conversation;
	}

	const handle: Telegram['handle'] = (update) => {
		const key = update.update_id;
		return inTurn({ key, chat: chatIdOf(update) ?? `update ${key}` }, () => bot.handleUpdate(update));
	};

	const running = createRunningBot(
		{
			...{ name: 'telegram', table: telegramBot, id: settings.botId },
			lead(answered) {
				const webhookUrl = `${siteUrl}${TELEGRAM_WEBHOOK_PATH}`;
				const needs: PollingNeeds = { bot, settings, timing, log, webhookUrl, handle, answered };
				const polling = createTelegramPolling(needs);
				const { updates } = settings;
				return {
					settled: polling.settled,
					async receive(signal) {
						await greet(needs, signal);
						if (updates.kind === 'webhook') return keepWebhook(needs, updates.secret, signal);
						await removeWebhook(needs, signal);
						await polling.poll(signal);
					},
				};
			},
			describe: (failure) => ({
				problem: problemOf(failure),
				error: describeFailure(failure),
				pauseMs: askedPauseMs(failure),
			}),
		},
		{ store, clock, log, timing },
	);

	return {
		...running,
		settings,
		chatLink: (payload) => `${botChat(settings)}?start=${payload}`,
		messenger: telegramMessenger(bot.api, log),
		converse: (given) => {
			talk = given;
		},
		attend: (given) => {
			conversation = given;
		},
		onPress: (word, pressed) => {
			presses.set(word, pressed);
		},
		tell: (chatId, answer) => tellIn(bot, chatId, answer, log),
		handle,
	};
}
