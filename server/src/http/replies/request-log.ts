import type { FastifyInstance } from 'fastify';
import type { Logger } from '../../deps.ts';
import { PROBE_ROUTES } from '../probe-routes.ts';

/**
 * One line a reply: route pattern, status, time in ms; no address. Probes, metrics that were read and
 * prepared replies only at `debug`.
 */
export function logReplies(app: FastifyInstance, log: Logger): void {
	app.addHook('onResponse', (request, reply, done) => {
		const { url } = request.routeOptions;
		const isUsual = reply.statusCode === 200 && (reply.prepared || url === '/metrics');
		const level = isUsual || PROBE_ROUTES.includes(url) ? 'debug' : 'info';
		if (log.level === 'silent' || (level === 'debug' && !(log.level === 'debug' || log.level === 'trace'))) {
			done();
			return;
		}
		const ms = Math.round(reply.elapsedTime * 10) / 10;
		const { id, method } = request;
		log[level]({ id, method, route: url ?? 'none', status: reply.statusCode, ms }, 'reply');
		done();
	});
}
