import type { FastifyInstance } from 'fastify';
import type { Logger } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { MAX_WEBHOOK_PATH, type Max } from './max.ts';

/**
 * Takes updates from MAX, where the settings say so. The secret that only MAX knows stands in place of the
 * marker header and of limits; what could not be handled is answered 503, and MAX sends it ten times at most.
 */
export function registerMaxWebhook(
	app: FastifyInstance,
	{ max, log }: { readonly max: Max | null; readonly log: Logger },
): void {
	const secret = max?.settings.webhookSecret ?? null;
	if (max === null || secret === null) return;
	app.post(
		MAX_WEBHOOK_PATH,
		{
			onRequest: async ({ headers }) => {
				if (!isSameSecret(headers['x-max-bot-api-secret'], secret)) {
					throw new RequestProblem(401, 'sign-in', 'Сюда пишет только MAX.');
				}
			},
		},
		async (request, reply) => {
			try {
				await max.handle(request.body);
			} catch (error) {
				log.warn({ error: describeError(error) }, 'max update failed');
				return reply.code(503).send();
			}
			return reply.header('cache-control', 'no-store').send({ success: true });
		},
	);
}
