import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

/** How long a store may think about an empty question before this process counts as not ready, in ms. */
const PATIENCE_MS = 2000;

async function isStoreReady(deps: Deps): Promise<boolean> {
	const patience = Promise.withResolvers<boolean>();
	const timer = setTimeout(() => patience.resolve(false), PATIENCE_MS);
	try {
		return await Promise.race([deps.store.ready(), patience.promise]);
	} catch {
		return false;
	} finally {
		clearTimeout(timer);
	}
}

/** `/healthz`: the process lives. `/readyz`: it can also answer, 503 with the failing part named while it cannot. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
	app.get('/healthz', async (_request, reply) =>
		reply.header('cache-control', 'no-store').send({ ok: true }),
	);

	app.get('/readyz', async (_request, reply) => {
		const store = await isStoreReady(deps);
		const status = store ? 200 : 503;
		return reply.code(status).header('cache-control', 'no-store').send({ ok: store, store });
	});
}
