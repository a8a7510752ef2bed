import { MESSENGERS } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Telegram } from '../telegram/telegram.ts';
import type { Draining } from './draining.ts';

type ReportedBot = Pick<Telegram, 'works' | 'problem'>;

async function stateOf(bot: ReportedBot): Promise<string> {
	if (await bot.works()) return 'works';
	return (await bot.problem().catch(() => null)) ?? 'not-asked';
}

/**
 * `/healthz`: the process lives. `/readyz`: it takes requests, 503 from the moment it is asked to end, and
 * whether the store is a restored copy. What it depends on is reported and decides nothing: without a store
 * every node goes on without one, and to take all of them out would make a degraded site an absent one.
 */
export function registerHealth(
	app: FastifyInstance,
	deps: Pick<Deps, 'store' | 'config'> & {
		readonly telegram: ReportedBot | null;
		readonly max: ReportedBot | null;
	},
	draining: Draining = { isDraining: () => false },
): void {
	app.get('/healthz', async (_request, reply) =>
		reply.header('cache-control', 'no-store').send({ ok: true, ...deps.config.build }),
	);

	app.get('/readyz', async (_request, reply) => {
		const ok = !draining.isDraining();
		const store = deps.store.state();
		const states: Record<string, string> = {};
		for (const name of MESSENGERS) {
			const bot = deps[name];
			if (store === 'works' && bot) states[name] = await stateOf(bot);
		}
		return reply
			.code(ok ? 200 : 503)
			.header('cache-control', 'no-store')
			.send({ ok, store, ...(deps.config.isRestoredCopy && { copy: true }), ...states });
	});
}
