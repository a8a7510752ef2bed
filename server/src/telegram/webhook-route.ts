import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { readInput } from '../http/input.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { ATTEMPTS } from './polling.ts';
import { describeFailure, problemOf } from './problem.ts';
import type { Telegram } from './telegram.ts';
import { TELEGRAM_WEBHOOK_PATH } from './telegram.ts';
import { createTries } from './tries.ts';

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

	const tries = createTries();

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
				if (problemOf(failure) !== 'bug' || tries.failed(update.update_id) < ATTEMPTS) {
					log.warn({ error }, 'telegram update failed');
					return reply.code(503).send();
				}
				log.error({ error }, 'telegram update given up');
			}
			tries.over(update.update_id);
			return reply.header('cache-control', 'no-store').send({ ok: true });
		},
	);
}
