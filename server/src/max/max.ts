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
import type { Store } from '../store/store.ts';
import { workAlone } from '../telegram/leader.ts';
import { backoff, TIMING, type Timing } from '../telegram/timing.ts';
import { type MaxIdentity, placeOfUpdate, toIncoming } from './incoming.ts';
import { maxMessenger } from './messenger.ts';
import { MaxUpdate, WANTED_KINDS } from './wire.ts';

/** Where MAX sends updates in webhook mode. */
export const MAX_WEBHOOK_PATH = '/v1/max/webhook';

const REMEMBERED = 10_000;
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
	let over = Promise.resolve();

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
			const news = await api.getUpdates([...WANTED_KINDS], { ...place, timeout, limit: 100, signal });
			const outcomes = await Promise.allSettled(news.updates.map(handle));
			for (const outcome of outcomes) {
				if (outcome.status === 'rejected')
					log.error({ error: describeError(outcome.reason) }, 'max update given up');
			}
			marker = news.marker;
		}
	}

	async function keepWebhook(secret: string, signal: AbortSignal): Promise<void> {
		while (!signal.aborted) {
			await api.subscribe(`${siteUrl}${MAX_WEBHOOK_PATH}`, secret, [...WANTED_KINDS]);
			await pause(SUBSCRIBE_EVERY_MS, signal);
		}
	}

	async function lead(signal: AbortSignal): Promise<void> {
		let failures = 0;
		while (!signal.aborted) {
			try {
				me = await identity();
				await api.setMyCommands(
					BOT_COMMANDS.map(({ command: name, description }) => ({ name, description })),
				);
				failures = 0;
				const { webhookSecret: secret } = settings;
				await (secret === null ? poll(signal) : keepWebhook(secret, signal));
			} catch (error) {
				if (signal.aborted) return;
				failures += 1;
				if (failures === 1) log.warn({ error: describeError(error) }, 'max does not answer');
				await pause(backoff(timing.backoffMs, failures), signal);
			}
		}
	}

	return {
		settings,
		messenger,
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
