import type { Deps } from '../../deps.ts';
import { describeError } from '../../http/replies/errors.ts';
import type { Telegram } from '../../telegram/telegram.ts';
import type { Moderation } from '../moderation.ts';
import { dayOfDigest } from '../subscriptions/day.ts';
import { claimDigests, findUrgentListeners, type Listener } from '../subscriptions/store.ts';
import { createPress } from './press.ts';
import { claimUrgent } from './store.ts';
import { buttonsFor, PRESS, tellDigest, tellUrgent } from './words.ts';

/** What was urgent a day ago is in the queue, and no news any more. */
const URGENT_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * Lets the bot notify moderators who asked for it of urgent comments and, in the morning, of the queue; their
 * presses decide. Each is marked in the store before it is sent: a process that dies in between leaves it
 * unsent, never sent twice.
 */
export function startMessages(
	deps: Deps & { readonly telegram: Telegram | null },
	moderation: Moderation,
): void {
	const { telegram, store, clock, config } = deps;
	if (telegram === null) return;
	const { siteUrl } = config;
	telegram.onPress(PRESS, createPress({ store, clock, siteUrl, moderation }));
	telegram.alongside(async () => {
		try {
			await tellAll(deps, telegram, moderation);
		} catch (error) {
			deps.log.warn({ error: describeError(error) }, 'moderators were not told');
		}
	});
}

async function tellAll(
	{ store, clock, config }: Deps,
	telegram: Telegram,
	moderation: Moderation,
): Promise<void> {
	const { siteUrl } = config;
	const now = clock.now();
	const day = dayOfDigest(now);
	const waiting = day === null ? [] : await claimDigests(store, day);
	if (waiting.length > 0) {
		const text = tellDigest(await moderation.numbers(), siteUrl);
		await tellEach(waiting, ({ chatId }) => telegram.tell(chatId, { text }));
	}
	const listeners = await findUrgentListeners(store);
	if (listeners.length === 0) return;
	for (const comment of await claimUrgent(store, now, new Date(now.getTime() - URGENT_FOR_MS))) {
		const others = listeners.filter(({ accountId }) => accountId !== comment.accountId);
		const message = { text: tellUrgent(comment, siteUrl), buttons: buttonsFor(comment.id) };
		await tellEach(others, ({ chatId }) => telegram.tell(chatId, message));
	}
}

/** One after the other; a failure for one does not stop the rest. */
async function tellEach(
	listeners: readonly Listener[],
	tell: (one: Listener) => Promise<void>,
): Promise<void> {
	const failures: unknown[] = [];
	for (const listener of listeners) await tell(listener).catch((error: unknown) => failures.push(error));
	if (failures.length > 0) throw failures[0];
}
