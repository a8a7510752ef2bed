import type { FastifyInstance } from 'fastify';
import type { Logger } from '../../deps.ts';

/** One line a reply: route pattern, status, time in ms; no address. Prepared replies only at `debug`. */
export function logReplies(app: FastifyInstance, log: Logger): void {
	app.addHook('onResponse', (request, reply, done) => {
		const level = reply.prepared && reply.statusCode === 200 ? 'debug' : 'info';
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
