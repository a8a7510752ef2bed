import { setTimeout as sleep } from 'node:timers/promises';
import type { TelegramPlay } from './play.ts';

/** Milliseconds before the next attempt; the last one is kept on. */
const RETRIES_MS = [200, 1_000, 3_000, 10_000];
const PATIENCE_MS = 10_000;
/** Even in a world without delays: a webhook that is away is not asked in a tight circle. */
const LEAST_PAUSE_MS = 20;

/** Deliveries under way. */
export type Deliveries = {
	/** Something may have changed: deliver what can be delivered. */
	deliverNow(): void;
	stop(): void;
};

/** Sends updates to the webhook while there is one, in order, each until it is taken with a 2xx. */
export function deliverUpdates(play: TelegramPlay, timeScale: number): Deliveries {
	const ended = new AbortController();
	let busy = false;
	let failures = 0;

	async function deliverAll(): Promise<void> {
		for (;;) {
			const { webhook } = play;
			const update = play.updates.first();
			if (!webhook || !update || play.mode !== 'fine' || ended.signal.aborted) return;
			play.webhookError = await deliver(webhook.url, webhook.secret, update, ended.signal);
			if (play.webhookError === null) {
				failures = 0;
				play.updates.confirm(update);
				continue;
			}
			const pause = RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)] ?? 0;
			failures += 1;
			await sleep(Math.max(pause * timeScale, LEAST_PAUSE_MS), undefined, { signal: ended.signal }).catch(
				() => {},
			);
		}
	}

	function deliverNow(): void {
		if (busy) return;
		busy = true;
		void deliverAll().finally(() => {
			busy = false;
		});
	}

	play.updates.onAdd(deliverNow);
	return { deliverNow, stop: () => ended.abort() };
}

/** Null when it was taken, else what Telegram would tell of it. */
async function deliver(
	url: string,
	secret: string | null,
	update: object,
	ended: AbortSignal,
): Promise<string | null> {
	try {
		const reply = await fetch(url, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				...(secret === null ? {} : { 'x-telegram-bot-api-secret-token': secret }),
			},
			body: JSON.stringify(update),
			redirect: 'manual',
			signal: AbortSignal.any([ended, AbortSignal.timeout(PATIENCE_MS)]),
		});
		await reply.body?.cancel();
		return reply.ok ? null : `Wrong response from the webhook: ${reply.status}`;
	} catch {
		return 'Connection failed';
	}
}
