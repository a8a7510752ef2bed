import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { ATTEMPTS } from '../bot/updates/polling.ts';
import type { Deps } from '../deps.ts';
import { readInput } from '../http/input.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { describeFailure, problemOf } from './problem.ts';
import type { Telegram } from './telegram.ts';
import { TELEGRAM_WEBHOOK_PATH } from './telegram.ts';

/** How many updates that have failed are remembered: Telegram sends one again within minutes. */
const REMEMBERED = 1000;

const Update = z.looseObject({ update_id: z.int() });

/**
 * Takes updates from Telegram, where the settings say so. The secret that only Telegram knows stands in place
 * of the marker header and of limits; what could not be handled is answered 503, and Telegram sends it again.
 * Where the failure is a bug of ours, that ends with the sixth in this process, as where we ask for updates.
 */
export function registerTelegramWebhook(
	app: FastifyInstance,
	{ telegram, log }: Deps & { readonly telegram: Telegram | null },
): void {
	const updates = telegram?.settings.updates;
	if (!telegram || updates?.kind !== 'webhook') return;

	const failures = new LRUCache<number, number>({ max: REMEMBERED });

	app.post(
		TELEGRAM_WEBHOOK_PATH,
		{
			onRequest: async ({ headers }) => {
				if (!isSameSecret(headers['x-telegram-bot-api-secret-token'], updates.secret)) {
					throw new RequestProblem(401, 'sign-in', 'Сюда пишет только Telegram.');
				}
			},
		},
		async (request, reply) => {
			const update = readInput(Update, request.body);
			try {
				await telegram.handle(update as Parameters<typeof telegram.handle>[0]);
			} catch (failure) {
				const error = describeFailure(failure);
				const isBug = problemOf(failure) === 'bug';
				const count = (failures.get(update.update_id) ?? 0) + 1;
				if (isBug) failures.set(update.update_id, count);
				if (!isBug || count < ATTEMPTS) {
					log.warn({ error }, 'telegram update failed');
					return reply.code(503).send();
				}
				log.error({ error }, 'telegram update given up');
			}
			failures.delete(update.update_id);
			return reply.header('cache-control', 'no-store').send({ ok: true });
		},
	);
}
