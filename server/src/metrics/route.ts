import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { mayReadMetrics } from './may-read.ts';
import type { Metrics } from './metrics.ts';
import { METRICS_TYPE } from './metrics.ts';

/**
 * Counts every reply, and serves `/metrics` to those who may read it. To all others the address does not
 * exist: what is asked of whom and how often is the operator's business.
 */
export function registerMetrics(
	app: FastifyInstance,
	{ config, metrics }: Pick<Deps, 'config'> & { readonly metrics: Metrics },
): void {
	metrics.routeAdded(patternOf(undefined));
	app.addHook('onRoute', ({ url }) => metrics.routeAdded(patternOf(url)));
	app.addHook('onResponse', (request, reply, done) => {
		metrics.replied(patternOf(request.routeOptions.url), reply.statusCode, reply.elapsedTime);
		done();
	});

	app.get('/metrics', async (request, reply) => {
		const { headers, socket } = request;
		if (!mayReadMetrics({ socketAddress: socket.remoteAddress, headers }, config)) {
			throw new RequestProblem(404, 'not-found', 'Такого адреса нет.');
		}
		return reply
			.header('cache-control', 'no-store')
			.header('content-type', METRICS_TYPE)
			.send(await metrics.text());
	});
}

/** Every built file has a route of its own, under a name that changes with each build: they count as one. */
function patternOf(url: string | undefined): string {
	if (url === undefined) return 'none';
	return url.startsWith('/assets/') ? '/assets/*' : url;
}
