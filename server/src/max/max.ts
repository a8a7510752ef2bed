import { randomUUID } from 'node:crypto';
import { atMost } from '@avtosverka/registers/async/at-most';
import { pause } from '@avtosverka/registers/async/pause';
import type { SharedRate } from '@avtosverka/registers/transport/rate-limit';
import { LRUCache } from 'lru-cache';
import { createChatQueue } from '../bot/chat-queue.ts';
import type { Conversation } from '../bot/conversation-port.ts';
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
import type { Talk } from '../telegram/talk.ts';
import { backoff, TIMING, type Timing } from '../telegram/timing.ts';
import { createMaxApi } from './api.ts';
import { createMaxPolling, keepSubscription, removeWebhooks } from './asking.ts';
import { type MaxIdentity, placeOfUpdate, toIncoming } from './incoming.ts';
import { maxMessenger } from './messenger.ts';
import { maxProblemOf } from './problem.ts';
import { answerSignIn } from './sign-in-answers.ts';
import { MaxUpdate } from './wire.ts';

/** Where MAX sends updates in webhook mode. */
export const MAX_WEBHOOK_PATH = '/v1/max/webhook';

const REMEMBERED = 10_000;
/** An installation has one bot in MAX, and its token does not say its number. */
const ONLY_BOT = 1;
const STOP_WITHIN_MS = 5_000;

/** The bot in MAX; one process of all asks for its updates or keeps its webhook. */
export type Max = {
	readonly settings: MaxSettings;
	/** Who answers; set before anything is handled. */
	attend(conversation: Conversation): void;
	/** Who answers in a chat that a link of a sign-in has opened; set before anything is handled. */
	converse(talk: Talk): void;
	/** The address that opens the bot's chat with a payload; null where the bot's name is not set. */
	chatLink(payload: string): string | null;
	/** Its messages, also of a process that is not asked for updates. */
	readonly messenger: Messenger;
	/** Handles one update, known or not; rejects when it shall be sent again. */
	handle(update: unknown): Promise<void>;
	/** Whether the Bot API has answered any of our processes lately; false while the store does not say. */
	works(): Promise<boolean>;
	/** Why it does not answer; null while it does, or before it is first asked. */
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
	readonly sharedRate: SharedRate;
	readonly timing?: Timing;
};

export function createMax(
	settings: MaxSettings,
	{ siteUrl, store, clock, log, sharedRate, timing = TIMING }: MaxOptions,
): Max {
	const api = createMaxApi(settings, timing);
	const messenger = maxMessenger(api, { log, sharedRate, callMs: timing.callMs });
	const chatQueue = createChatQueue();
	const handled = new LRUCache<string, true>({ max: REMEMBERED });
	const ended = new AbortController();
	let conversation: Conversation | null = null;
	let talk: Talk | null = null;
	let me: MaxIdentity | null = null;
	let keeps = false;
	let over = Promise.resolve();
	const states = createBotStates(store, maxBot, ONLY_BOT);
	const news = createBotNews(states, { name: 'max', clock, log });

	async function identity(): Promise<MaxIdentity> {
		const { user_id: userId, username } = await api.getMyInfo();
		return { userId, username };
	}

	async function answer(update: MaxUpdate, identity: MaxIdentity): Promise<void> {
		if (conversation === null) throw new Error('The bot has nobody to answer');
		if (talk !== null && (await answerSignIn(update, { talk, messenger, scope: conversation }))) return;
		const incoming = toIncoming(update, messenger, identity);
		if (incoming !== null) await conversation.receive(incoming);
	}

	async function handle(update: MaxUpdate): Promise<void> {
		const { chatId, key } = placeOfUpdate(update);
		if (chatId === null) return;
		await chatQueue(chatId, async () => {
			if (handled.has(key)) return;
			me ??= await identity();
			await answer(update, me);
			handled.set(key, true);
		});
	}

	async function lead(signal: AbortSignal): Promise<void> {
		keeps = true;
		const asking = { api, timing, log, answered: news.answered, handle };
		const polling = createMaxPolling(asking);
		while (!signal.aborted) {
			try {
				me = await identity();
				// A first look for updates may wait half a minute for one.
				await news.answered();
				await api.setMyCommands(
					BOT_COMMANDS.map(({ command: name, description }) => ({ name, description })),
				);
				const { webhookSecret: secret } = settings;
				if (secret === null) {
					await removeWebhooks(asking);
					await polling.poll(signal);
				} else {
					await keepSubscription(asking, { url: `${siteUrl}${MAX_WEBHOOK_PATH}`, secret }, signal);
				}
			} catch (error) {
				if (signal.aborted) break;
				const failures = await news.failed(maxProblemOf(error), describeError(error));
				await pause(backoff(timing.backoffMs, failures), signal);
			}
		}
		await polling.settled();
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
		converse: (given) => {
			talk = given;
		},
		chatLink: (payload) =>
			settings.botName && `${settings.linkRoot}/${encodeURIComponent(settings.botName)}?start=${payload}`,
		async handle(given) {
			const { data } = MaxUpdate.safeParse(given);
			// A kind that we did not ask for, or one that has changed its form: there is no chat to answer.
			if (data) await handle(data);
		},
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
