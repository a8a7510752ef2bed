import { pause } from '@avtosverka/registers/async/pause';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { createPolling, type Polling } from '../bot/updates/polling.ts';
import type { Timing } from '../bot/updates/timing.ts';
import { BOT_COMMANDS } from '../bot/words.ts';
import type { TelegramSettings } from '../config/telegram.ts';
import type { Logger } from '../deps.ts';
import { WANTED_UPDATES } from './bot.ts';
import { chatIdOf } from './incoming.ts';
import { describeFailure, OtherBot } from './problem.ts';

/** What the leader of the bot works with. */
export type PollingNeeds = {
	readonly bot: Bot;
	readonly settings: TelegramSettings;
	readonly timing: Timing;
	readonly log: Logger;
	/** Where a webhook would be, whole. */
	readonly webhookUrl: string;
	/** Handles an update that has not been handled, after those of its chat that came before it. */
	handle(update: Update): Promise<void>;
	/** The Bot API has just answered. */
	answered(): Promise<void>;
};

/** grammY is typed for a polyfill of AbortSignal; all that it does with one is to listen. */
function toApi(signal: AbortSignal): Parameters<Bot['api']['getMe']>[0] {
	return signal as unknown as Parameters<Bot['api']['getMe']>[0];
}

/** Rejects with OtherBot where links would lead people to a bot that is not this one. */
export async function greet({ bot, settings }: PollingNeeds, signal: AbortSignal): Promise<void> {
	const { username } = await bot.api.getMe(toApi(signal));
	if (username.toLowerCase() !== settings.botName.toLowerCase()) throw new OtherBot();
	await bot.api.setMyCommands(BOT_COMMANDS, {}, toApi(signal));
}

/** Asks for updates and handles them. */
export function createTelegramPolling({ bot, timing, log, handle, answered }: PollingNeeds): Polling {
	// The first time without waiting for news: an answer at once says that the bot works.
	let timeout = 0;
	return createPolling({
		...{ name: 'telegram', timing, log, answered, describe: describeFailure },
		async ask(from, signal) {
			const place = from === null ? {} : { offset: from };
			const given = await bot.api.getUpdates(
				{ ...place, limit: 100, timeout, allowed_updates: [...WANTED_UPDATES] },
				toApi(signal),
			);
			timeout = timing.pollSeconds;
			const updates = given.map((update) => ({
				key: update.update_id,
				chat: chatIdOf(update) ?? `update ${update.update_id}`,
				next: update.update_id + 1,
				handle: () => handle(update),
			}));
			return { updates, next: null };
		},
	});
}

/** Has updates asked for and not sent to a webhook. */
export async function removeWebhook({ bot }: PollingNeeds, signal: AbortSignal): Promise<void> {
	await bot.api.deleteWebhook({}, toApi(signal));
}

/** Has updates sent to us until the signal, and looks now and then whether they still are. */
export async function keepWebhook(needs: PollingNeeds, secret: string, signal: AbortSignal): Promise<void> {
	const { bot, timing, webhookUrl: url } = needs;
	const set = () =>
		bot.api.setWebhook(url, { secret_token: secret, allowed_updates: [...WANTED_UPDATES] }, toApi(signal));
	// The address may be ours and the secret a former one: only setting it again makes sure.
	await set();
	while (!signal.aborted) {
		await needs.answered();
		await pause(timing.pollSeconds * 1000, signal);
		if (signal.aborted) return;
		const info = await bot.api.getWebhookInfo(toApi(signal));
		if (info.url !== url) await set();
	}
}
