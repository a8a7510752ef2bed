import { randomUUID } from 'node:crypto';
import { atMost } from '@avtosverka/registers/async/at-most';
import { pause } from '@avtosverka/registers/async/pause';
import { Bot } from '@maxhub/max-bot-api';
import { LRUCache } from 'lru-cache';
import type { Conversation } from '../bot/conversation-port.ts';
import { createInTurn } from '../bot/in-turn.ts';
import type { Messenger } from '../bot/messenger.ts';
import { BOT_COMMANDS } from '../bot/words.ts';
import type { MaxSettings } from '../config/max.ts';
import type { Clock, Logger } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import { createLease } from '../store/lease.ts';
import { type BotProblem, maxBot } from '../store/schema/telegram-bot.ts';
import type { Store } from '../store/store.ts';
import { workAlone } from '../telegram/leader.ts';
import { createBotNews } from '../telegram/news.ts';
import { createBotStates } from '../telegram/store.ts';
import { backoff, TIMING, type Timing } from '../telegram/timing.ts';
import { type MaxIdentity, placeOfUpdate, toIncoming } from './incoming.ts';
import { maxMessenger } from './messenger.ts';
import { maxProblemOf } from './problem.ts';
import { MaxUpdate, WANTED_KINDS } from './wire.ts';

/** Where MAX sends updates in webhook mode. */
export const MAX_WEBHOOK_PATH = '/v1/max/webhook';

const REMEMBERED = 10_000;
/** An installation has one bot in MAX, and its token does not say its number. */
const ONLY_BOT = 1;
const STOP_WITHIN_MS = 5_000;
/** MAX forgets a webhook that fails for eight hours: it is set again well before. */
const SUBSCRIBE_EVERY_MS = 60 * 60 * 1000;

/** The bot in MAX; one process of all asks for its updates or keeps its webhook. */
export type Max = {
	readonly settings: MaxSettings;
	/** Who answers; set before anything is handled. */
	attend(conversation: Conversation): void;
	/** Its messages, also of a process that is not asked for updates. */
	readonly messenger: Messenger;
	/** Handles one update, known or not; rejects when it shall be sent again. */
	handle(update: unknown): Promise<void>;
	/** Whether the Bot API has answered any of our processes lately; false while the store does not say. */
	works(): Promise<boolean>;
	/** Why it does not answer; null while it does, or while nobody has asked it. */
	problem(): Promise<BotProblem | null>;
	/** True while this process is the one that leads the bot. */
	keeps(): boolean;
	start(): void;
	stop(): Promise<void>;
};

export type MaxOptions = {
	readonly siteUrl: string;
	readonly store: Pick<Store, 'db'>;
	readonly clock: Clock;
	readonly log: Logger;
	readonly timing?: Timing;
};

export function createMax(
	settings: MaxSettings,
	{ siteUrl, store, clock, log, timing = TIMING }: MaxOptions,
): Max {
	const { api } = new Bot(settings.botToken, { clientOptions: { baseUrl: settings.apiRoot } });
	const messenger = maxMessenger(api, log);
	const inTurn = createInTurn();
	const handled = new LRUCache<string, true>({ max: REMEMBERED });
	const ended = new AbortController();
	let conversation: Conversation | null = null;
	let me: MaxIdentity | null = null;
	let keeps = false;
	let over = Promise.resolve();
	const states = createBotStates(store, maxBot, ONLY_BOT);
	const news = createBotNews(states, { name: 'max', clock, log });

	async function identity(): Promise<MaxIdentity> {
		const { user_id: userId, username } = await api.getMyInfo();
		return { userId, username };
	}

	async function handle(given: unknown): Promise<void> {
		const parsed = MaxUpdate.safeParse(given);
		// A kind that we did not ask for, or one that has changed its form: there is nobody to answer.
		if (!parsed.success) return;
		const update = parsed.data;
		const { chatId, key } = placeOfUpdate(update);
		if (chatId === null) return;
		await inTurn(chatId, async () => {
			if (handled.has(key)) return;
			me ??= await identity();
			const incoming = toIncoming(update, messenger, me);
			if (conversation === null) throw new Error('The bot has nobody to answer');
			if (incoming !== null) await conversation.receive(incoming);
			handled.set(key, true);
		});
	}

	async function poll(signal: AbortSignal): Promise<void> {
		for (const { url } of await api.getSubscriptions()) await api.unsubscribe(url);
		let marker: number | undefined;
		while (!signal.aborted) {
			const place = marker === undefined ? {} : { marker };
			const timeout = timing.pollSeconds;
			const received = await api.getUpdates([...WANTED_KINDS], { ...place, timeout, limit: 100, signal });
			await news.answered();
			const outcomes = await Promise.allSettled(received.updates.map(handle));
			for (const outcome of outcomes) {
				if (outcome.status === 'rejected')
					log.error({ error: describeError(outcome.reason) }, 'max update given up');
			}
			marker = received.marker;
		}
	}

	async function keepWebhook(secret: string, signal: AbortSignal): Promise<void> {
		const address = `${siteUrl}${MAX_WEBHOOK_PATH}`;
		const subscribe = async () => {
			await api.subscribe(address, secret, [...WANTED_KINDS]);
			return performance.now();
		};
		let subscribedAt = await subscribe();
		while (!signal.aborted) {
			await news.answered();
			await pause(timing.pollSeconds * 1000, signal);
			if (signal.aborted) return;
			const isKnown = (await api.getSubscriptions()).some(({ url }) => url === address);
			if (!isKnown || performance.now() - subscribedAt > SUBSCRIBE_EVERY_MS) subscribedAt = await subscribe();
		}
	}

	async function lead(signal: AbortSignal): Promise<void> {
		keeps = true;
		while (!signal.aborted) {
			try {
				me = await identity();
				await api.setMyCommands(
					BOT_COMMANDS.map(({ command: name, description }) => ({ name, description })),
				);
				const { webhookSecret: secret } = settings;
				await (secret === null ? poll(signal) : keepWebhook(secret, signal));
			} catch (error) {
				if (signal.aborted) break;
				const failures = await news.failed(maxProblemOf(error), describeError(error));
				await pause(backoff(timing.backoffMs, failures), signal);
			}
		}
		keeps = false;
	}

	return {
		settings,
		messenger,
		works: () => news.works(timing.freshMs),
		problem: async () => (await states.read()).problem,
		keeps: () => keeps,
		attend: (given) => {
			conversation = given;
		},
		handle,
		start() {
			const options = {
				lease: createLease(store, clock),
				name: 'max',
				leaseOwner: randomUUID(),
				timing,
			};
			over = workAlone(options, lead, ended.signal);
		},
		async stop() {
			ended.abort();
			await atMost(STOP_WITHIN_MS, over);
		},
	};
}
