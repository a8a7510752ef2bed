import { randomUUID } from 'node:crypto';
import { atMost } from '@avtosverka/registers/async/at-most';
import { pause } from '@avtosverka/registers/async/pause';
import type { Bot } from 'grammy';
import type { Conversation } from '../bot/conversation-port.ts';
import type { Messenger } from '../bot/messenger.ts';
import { botChat, type TelegramSettings } from '../config/telegram.ts';
import type { Clock, Logger } from '../deps.ts';
import { createLease } from '../store/lease.ts';
import { type BotProblem, telegramBot } from '../store/schema/telegram-bot.ts';
import type { Store } from '../store/store.ts';
import { createTelegramPolling, greet, keepWebhook, type PollingNeeds, removeWebhook } from './asking.ts';
import { createBot, tellIn } from './bot.ts';
import { createHandling } from './handling.ts';
import { workAlone } from './leader.ts';
import { telegramMessenger } from './messenger.ts';
import { createBotNews } from './news.ts';
import { askedPauseMs, describeFailure, problemOf } from './problem.ts';
import { createBotStates } from './store.ts';
import type { BotAnswer, Talk } from './talk.ts';
import { backoff, TIMING, type Timing } from './timing.ts';

/** Where Telegram sends updates in webhook mode. */
export const TELEGRAM_WEBHOOK_PATH = '/v1/auth/telegram/webhook';

/** The bot of this installation; one process of all asks for its updates. */
export type Telegram = {
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
	/** A periodic task of the process that leads the bot, while it works. It must not reject. */
	alongside(work: () => Promise<void>): void;
	/** Writes to a person; one who has blocked the bot is no failure. Rejects without the Bot API. */
	tell(chatId: number, answer: BotAnswer): Promise<void>;
	/** Handles one update; rejects when it shall be sent again. */
	handle(update: Parameters<Bot['handleUpdate']>[0]): Promise<void>;
	/** Whether the Bot API has answered any of our processes lately; false while the store does not say. */
	works(): Promise<boolean>;
	/** Why it does not answer; null while it does, or while it has not been asked. */
	problem(): Promise<BotProblem | null>;
	/** True while this process is the one that asks for updates. */
	keeps(): boolean;
	start(): void;
	/** Ends the asking within moments; what is being handled is finished. */
	stop(): Promise<void>;
};

const STOP_WITHIN_MS = 5_000;

export type TelegramOptions = {
	readonly siteUrl: string;
	readonly store: Pick<Store, 'db'>;
	readonly clock: Clock;
	readonly log: Logger;
	readonly timing?: Timing;
};

export function createTelegram(
	settings: TelegramSettings,
	{ siteUrl, store, clock, log, timing = TIMING }: TelegramOptions,
): Telegram {
	const states = createBotStates(store, telegramBot, settings.botId);
	const ended = new AbortController();
	let talk: Talk | null = null;
	const presses = new Map<string, Talk['pressed']>();
	const works: (() => Promise<void>)[] = [];
	let keeps = false;
	let over = Promise.resolve();
	let conversation: Conversation | null = null;
	const bot = createBot(settings, timing, log, { talk: talkNow, conversation: conversationNow });
	const handle = createHandling(bot);
	const news = createBotNews(states, { name: 'telegram', clock, log });

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

	const answersNow = () => news.works(timing.freshMs);

	async function workAlongside(signal: AbortSignal): Promise<void> {
		while (!signal.aborted) {
			// What is sent while the Bot API is away is lost.
			if (await answersNow()) for (const work of works) await work();
			await pause(timing.alongsideMs, signal);
		}
	}

	async function keep(signal: AbortSignal): Promise<void> {
		keeps = true;
		const beside = workAlongside(signal);
		const needs: PollingNeeds = {
			bot,
			settings,
			timing,
			log,
			webhookUrl: `${siteUrl}${TELEGRAM_WEBHOOK_PATH}`,
			handle,
			answered: news.answered,
		};
		const polling = createTelegramPolling(needs);
		while (!signal.aborted) {
			try {
				await greet(needs, signal);
				const { updates } = settings;
				if (updates.kind === 'polling') {
					await removeWebhook(needs, signal);
					await polling.poll(signal);
				} else {
					await keepWebhook(needs, updates.secret, signal);
				}
			} catch (failure) {
				if (signal.aborted) break;
				const failures = await news.failed(problemOf(failure), describeFailure(failure));
				await pause(Math.max(backoff(timing.backoffMs, failures), askedPauseMs(failure)), signal);
			}
		}
		await Promise.all([beside, polling.settled()]);
		keeps = false;
	}

	return {
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
		alongside: (work) => {
			works.push(work);
		},
		tell: (chatId, answer) => tellIn(bot, chatId, answer, log),
		handle,
		works: answersNow,
		problem: async () => (await states.read()).problem,
		keeps: () => keeps,
		start() {
			const lease = createLease(store, clock);
			const options = { lease, name: 'telegram', leaseOwner: randomUUID(), timing };
			over = workAlone(options, keep, ended.signal);
		},
		async stop() {
			ended.abort();
			// A silent store may hold it up, and must not hold up the end of everything.
			await atMost(STOP_WITHIN_MS, over);
		},
	};
}
