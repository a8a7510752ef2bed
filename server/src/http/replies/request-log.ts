import type { FastifyInstance } from 'fastify';
import type { Logger } from '../../deps.ts';

/** What balancers and supervisors ask every second. */
const PROBES: readonly (string | undefined)[] = ['/healthz', '/readyz', '/metrics'];

/**
 * One line a reply: route pattern, status, time in ms; no address. Prepared replies and probes only at
 * `debug`.
 */
export function logReplies(app: FastifyInstance, log: Logger): void {
	app.addHook('onResponse', (request, reply, done) => {
		const isUsual = reply.prepared || PROBES.includes(request.routeOptions.url);
		const level = isUsual && reply.statusCode === 200 ? 'debug' : 'info';
		if (log.level === 'silent' || (level === 'debug' && !(log.level === 'debug' || log.level === 'trace'))) {
			done();
			return;
		}
		const ms = Math.round(reply.elapsedTime * 10) / 10;
		const route = request.routeOptions.url ?? 'none';
		log[level]({ id: request.id, method: request.method, route, status: reply.statusCode, ms }, 'reply');
		done();
	});
}
