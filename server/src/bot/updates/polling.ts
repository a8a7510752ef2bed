import { pause } from '@avtosverka/registers/async/pause';
import type { Logger } from '../../deps.ts';
import { withOwnId } from '../../http/request-id.ts';
import { createChatQueue } from '../chat-queue.ts';
import { backoff, type Timing } from './timing.ts';

/** How often one update may fail before the bot skips it: longer than a silent store keeps the lease. */
export const ATTEMPTS = 6;

/** An update as a Bot API has given it. */
export type ReceivedUpdate = {
	/** Tells it from every other. */
	readonly key: string | number;
	/** Updates of one chat are handled in their order. */
	readonly chat: string | number;
	/** The place right after it; null where the Bot API names none. */
	readonly next: number | null;
	/** Handles it; done twice, it does nothing the second time. */
	handle(): Promise<void>;
};

/** What a Bot API has answered; `next` is the place after all of it, null where it names none. */
export type ReceivedUpdates = {
	readonly updates: readonly ReceivedUpdate[];
	readonly next: number | null;
};

export type PollingOptions = {
	/** As the log names the messenger. */
	readonly name: string;
	/**
	 * Updates from a place on, some hundred at most; all before it count as confirmed. Waits for news where
	 * there are none.
	 */
	ask(from: number | null, signal: AbortSignal): Promise<ReceivedUpdates>;
	/** The Bot API has just answered. */
	answered(): Promise<void>;
	/** What the log may know of a failure. */
	describe(failure: unknown): Readonly<Record<string, string>>;
	readonly timing: Pick<Timing, 'backoffMs' | 'askAgainMs'>;
	readonly log: Logger;
};

/** Asks for updates and handles them. */
export type Polling = {
	/** Until the signal; rejects where the Bot API fails, and goes on where it was when called again. */
	poll(signal: AbortSignal): Promise<void>;
	/** Resolves once what is in hand is handled, or let go after the signal. */
	settled(): Promise<void>;
};

type InHand = { readonly next: number | null; readonly over: Promise<void>; isDone: boolean };

/**
 * Handles updates while it goes on asking: those of a chat one after the other, chats beside each other.
 * Only a place before which everything is handled or given up is confirmed: after a killed process the
 * next one is given the rest again, and no more are in hand than one answer holds.
 */
export function createPolling(options: PollingOptions): Polling {
	const { name, ask, answered, describe, timing, log } = options;
	const inTurn = createChatQueue();
	/** In the order in which they were given. */
	const inHand = new Map<ReceivedUpdate['key'], InHand>();
	let place: number | null = null;
	let answers = 0;

	/** True once the update is handled or given up, false where the signal came before. */
	async function handlePatiently({ handle }: ReceivedUpdate, signal: AbortSignal): Promise<boolean> {
		for (let attempt = 1; !signal.aborted; ) {
			const before = answers;
			try {
				await handle();
				return true;
			} catch (failure) {
				if (attempt === ATTEMPTS) {
					log.error({ error: describe(failure) }, `${name} update given up`);
					return true;
				}
				await pause(backoff(timing.backoffMs, attempt), signal);
				// A Bot API that answers nothing at all refuses no update.
				if (answers > before) attempt += 1;
			}
		}
		return false;
	}

	function take(update: ReceivedUpdate, signal: AbortSignal): void {
		if (inHand.has(update.key)) return;
		const over = inTurn(update.chat, async () => {
			taken.isDone = await withOwnId('update', () => handlePatiently(update, signal));
		});
		const taken: InHand = { next: update.next, over, isDone: false };
		inHand.set(update.key, taken);
	}

	/** Moves the place on to the last one before which all is done. */
	function confirm(): void {
		const taken = [...inHand];
		const open = taken.findIndex(([, { isDone }]) => !isDone);
		const done = open === -1 ? taken : taken.slice(0, open);
		const last = done.findLastIndex(([, { next }]) => next !== null);
		for (const [key, { next }] of done.slice(0, last + 1)) {
			inHand.delete(key);
			place = next ?? place;
		}
	}

	async function settled(): Promise<void> {
		await Promise.all([...inHand.values()].map(({ over }) => over));
	}

	return {
		async poll(signal) {
			while (!signal.aborted) {
				confirm();
				const { updates, next } = await ask(place, signal);
				answers += 1;
				await answered();
				for (const update of updates) take(update, signal);
				if (inHand.size === 0) place = next ?? place;
				else await Promise.race([settled(), pause(timing.askAgainMs, signal)]);
			}
		},
		settled,
	};
}
