import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { isAdMode } from './modes.ts';
import { adScript } from './script.ts';

/**
 * The advertising network: `GET /ads/context.js`. `?mode=` of the script's address wins over the dashboard's
 * switch, so that several pages can be played to at once.
 */
export async function adRoutes(app: FastifyInstance, world: World): Promise<void> {
	app.get<{ Querystring: { mode?: unknown } }>('/ads/context.js', async (request, reply) => {
		const { mode: stated } = request.query;
		const mode = isAdMode(stated) ? stated : world.ads.mode;
		reply.header('cache-control', 'no-store');
		if (mode === 'down') return reply.code(503).send();
		return reply.type('text/javascript; charset=utf-8').send(adScript(mode));
	});
}
