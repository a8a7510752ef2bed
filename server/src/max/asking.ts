import { pause } from '@avtosverka/registers/async/pause';
import { createPolling, type Polling, type PollingOptions } from '../bot/updates/polling.ts';
import type { Timing } from '../bot/updates/timing.ts';
import { describeError } from '../http/replies/errors.ts';
import type { MaxApi } from './api.ts';
import { placeOfUpdate } from './incoming.ts';
import { MaxUpdate, WANTED_KINDS } from './wire.ts';

/** MAX forgets a webhook that fails for eight hours: it is set again well before. */
const SUBSCRIBE_EVERY_MS = 60 * 60 * 1000;

/** Who asks for the updates of the bot. */
export type MaxAsking = Pick<PollingOptions, 'answered' | 'log'> & {
	readonly api: MaxApi;
	readonly timing: Timing;
	/** Handles an update that has not been handled. */
	handle(update: MaxUpdate): Promise<void>;
};

/** Asks for updates and handles them. MAX names the place after all that it gives, and none between. */
export function createMaxPolling({ api, timing, log, answered, handle }: MaxAsking): Polling {
	return createPolling({
		...{ name: 'max', timing, log, answered, describe: describeError },
		async ask(from, signal) {
			const place = from === null ? {} : { marker: from };
			const extra = { ...place, timeout: timing.pollSeconds, limit: 100, signal };
			const { updates: given, marker: next } = await api.getUpdates([...WANTED_KINDS], extra);
			// A kind that we did not ask for, or one that has changed its form, is left out.
			const known = given.flatMap((update) => MaxUpdate.safeParse(update).data ?? []);
			const updates = known.map((update, index) => {
				const { chatId, key } = placeOfUpdate(update);
				const isLast = index === known.length - 1;
				return { key, chat: chatId ?? key, next: isLast ? next : null, handle: () => handle(update) };
			});
			return { updates, next };
		},
	});
}

/** Has updates asked for and not sent to a webhook. */
export async function removeWebhooks({ api }: MaxAsking): Promise<void> {
	for (const { url } of await api.getSubscriptions()) await api.unsubscribe(url);
}

/** Has updates sent to us until the signal, and looks now and then whether they still are. */
export async function keepSubscription(
	{ api, timing, answered }: MaxAsking,
	{ url, secret }: { readonly url: string; readonly secret: string },
	signal: AbortSignal,
): Promise<void> {
	const subscribe = async () => {
		await api.subscribe(url, secret, [...WANTED_KINDS]);
		return performance.now();
	};
	let subscribedAt = await subscribe();
	while (!signal.aborted) {
		await answered();
		await pause(timing.pollSeconds * 1000, signal);
		if (signal.aborted) return;
		const isKnown = (await api.getSubscriptions()).some((subscription) => subscription.url === url);
		if (!isKnown || performance.now() - subscribedAt > SUBSCRIBE_EVERY_MS) subscribedAt = await subscribe();
	}
}
