import { atMost } from '@avtosverka/registers/async/at-most';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Telegram } from '../telegram/telegram.ts';

/** How long a store may think about an empty question before this process counts as not ready, in ms. */
const PATIENCE_MS = 2000;

async function isStoreReady({ store }: Pick<Deps, 'store'>): Promise<boolean> {
	const ready = await atMost(PATIENCE_MS, store.ready()).catch(() => false);
	return ready === true;
}

async function stateOf(telegram: Telegram): Promise<string> {
	if (await telegram.works()) return 'works';
	return (await telegram.problem().catch(() => null)) ?? 'not-asked';
}

/**
 * `/healthz`: the process lives. `/readyz`: it can also answer, 503 with the failing part named while it
 * cannot; how the bot is stands beside it, and nothing waits for the bot.
 */
export function registerHealth(
	app: FastifyInstance,
	deps: Pick<Deps, 'store'> & { readonly telegram: Telegram | null },
): void {
	app.get('/healthz', async (_request, reply) =>
		reply.header('cache-control', 'no-store').send({ ok: true }),
	);

	app.get('/readyz', async (_request, reply) => {
		const store = await isStoreReady(deps);
		const status = store ? 200 : 503;
		const telegram = store && deps.telegram ? { telegram: await stateOf(deps.telegram) } : {};
		return reply
			.code(status)
			.header('cache-control', 'no-store')
			.send({ ok: store, store, ...telegram });
	});
}
