import { pause } from '@avtosverka/registers/async/pause';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { BOT_COMMANDS } from '../bot/words.ts';
import type { TelegramSettings } from '../config/telegram.ts';
import type { Logger } from '../deps.ts';
import { WANTED_UPDATES } from './bot.ts';
import { chatIdOf } from './incoming.ts';
import { describeFailure, OtherBot, problemOf } from './problem.ts';
import { backoff, type Timing } from './timing.ts';

/** What the keeper of the bot has at hand. */
export type Keeping = {
	readonly bot: Bot;
	readonly settings: TelegramSettings;
	readonly timing: Timing;
	readonly log: Logger;
	/** Where a webhook would be, whole. */
	readonly webhookUrl: string;
	/** Everything before this update was handled by this process. */
	readonly place: { offset: number };
	/** Handles an update that has not been handled, after those of its chat that came before it. */
	handle(update: Update): Promise<void>;
	/** The Bot API has just answered. */
	answered(): Promise<void>;
};

/** How often one update may fail before the bot skips it: longer than a silent store keeps the lease. */
export const ATTEMPTS = 6;

/** grammY is typed for a polyfill of AbortSignal; all that it does with one is to listen. */
function toApi(signal: AbortSignal): Parameters<Bot['api']['getMe']>[0] {
	return signal as unknown as Parameters<Bot['api']['getMe']>[0];
}

/** Rejects with OtherBot where links would lead people to a bot that is not this one. */
export async function greet({ bot, settings }: Keeping, signal: AbortSignal): Promise<void> {
	const { username } = await bot.api.getMe(toApi(signal));
	if (username.toLowerCase() !== settings.botName.toLowerCase()) throw new OtherBot();
	await bot.api.setMyCommands(BOT_COMMANDS, {}, toApi(signal));
}

/** Asks for updates until the signal, and handles those of a chat in order. Rejects with what went wrong. */
export async function poll(keeping: Keeping, signal: AbortSignal): Promise<void> {
	const { bot, timing, place } = keeping;
	await bot.api.deleteWebhook({}, toApi(signal));
	// The first time without waiting for news: an answer at once says that the bot works.
	let timeout = 0;
	while (!signal.aborted) {
		const updates = await bot.api.getUpdates(
			{
				offset: place.offset,
				limit: 100,
				timeout,
				allowed_updates: [...WANTED_UPDATES],
			},
			toApi(signal),
		);
		await keeping.answered();
		timeout = timing.pollSeconds;
		// Chats do not wait for one another. What was handled is not handled again where another one fails.
		const chats = [...Map.groupBy(updates, (update) => chatIdOf(update) ?? update.update_id).values()];
		const handled = await Promise.allSettled(chats.map((ofChat) => handleAll(keeping, ofChat, signal)));
		for (const outcome of handled) if (outcome.status === 'rejected') throw outcome.reason;
		if (signal.aborted) return;
		place.offset = Math.max(place.offset, ...updates.map((update) => update.update_id + 1));
	}
}

async function handleAll(keeping: Keeping, updates: readonly Update[], signal: AbortSignal): Promise<void> {
	for (const update of updates) await handle(keeping, update, signal);
}

/**
 * Handles one update, again and again where the failure is ours. Rejects where the
 * Bot API is what failed: it gives the update once more when it is well.
 */
async function handle(
	{ handle: once, timing, log }: Keeping,
	update: Update,
	signal: AbortSignal,
): Promise<void> {
	for (let attempt = 1; !signal.aborted; attempt += 1) {
		try {
			return await once(update);
		} catch (failure) {
			if (problemOf(failure) !== null) throw failure;
			if (attempt === ATTEMPTS) {
				return log.error({ error: describeFailure(failure) }, 'telegram update given up');
			}
			await pause(backoff(timing.backoffMs, attempt), signal);
		}
	}
}

/** Has updates sent to us until the signal, and looks now and then whether they still are. */
export async function keepWebhook(keeping: Keeping, secret: string, signal: AbortSignal): Promise<void> {
	const { bot, timing, webhookUrl: url } = keeping;
	const set = () =>
		bot.api.setWebhook(url, { secret_token: secret, allowed_updates: [...WANTED_UPDATES] }, toApi(signal));
	// The address may be ours and the secret a former one: only setting it again makes sure.
	await set();
	while (!signal.aborted) {
		await keeping.answered();
		await pause(timing.pollSeconds * 1000, signal);
		if (signal.aborted) return;
		const info = await bot.api.getWebhookInfo(toApi(signal));
		if (info.url !== url) await set();
	}
}
