import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { onceAMinute } from '../../once-a-minute.ts';
import { PROBE_ROUTES } from '../probe-routes.ts';
import { RequestProblem } from '../replies/request-problem.ts';
import { senderOf } from './address-limit.ts';
import { createConnectionReserve } from './connection-reserve.ts';

const TOO_MANY_AT_ONCE = 'Слишком много запросов сразу. Подождите немного и повторите.';
const FULL = 'Сайт принял столько соединений, сколько может. Подождите немного и повторите.';

function createOpenCount(most: number) {
	const open = new Map<string, number>();
	return {
		/** Null when the address has as many as it may; else what to call when this one ends. */
		enter(address: string): (() => void) | null {
			const sender = senderOf(address);
			const count = open.get(sender) ?? 0;
			if (count >= most) return null;
			open.set(sender, count + 1);
			return () => {
				const left = (open.get(sender) ?? 1) - 1;
				if (left === 0) open.delete(sender);
				else open.set(sender, left);
			};
		},
	};
}

/**
 * Limits connections: all together, and those of one address. A trusted proxy brings everybody's
 * connections from its own address, so that its are not limited one by one: there a visitor's limit is
 * that of requests under way. However many there are, a probe is answered: who fills a node must not have
 * it restarted.
 */
export function limitConnections(app: FastifyInstance, deps: Pick<Deps, 'config' | 'log' | 'clock'>): void {
	const { trustProxy, limits } = deps.config;
	const isProxy = compile(trustProxy ?? []);
	const connections = createOpenCount(limits.connectionsPerAddress);
	const requests = createOpenCount(limits.connectionsPerAddress);
	const noteRefusal = onceAMinute(deps.clock, (refused) =>
		deps.log.warn({ refused }, 'connections are refused'),
	);

	const reserve = createConnectionReserve(limits.connections, noteRefusal);
	app.server.on('connection', (socket: Socket) => {
		const address = socket.remoteAddress;
		// Closed already: its requests would have no address, and their replies no recipient.
		if (address === undefined) return void socket.destroy();
		if (!isProxy(address, 0)) {
			const leave = connections.enter(address);
			if (leave === null) {
				noteRefusal();
				return void socket.destroy();
			}
			socket.once('close', leave);
		}
		reserve.enter(socket);
	});
	app.addHook('onRequest', (request, reply, done) => {
		if (reserve.has(request.raw.socket)) {
			reply.header('connection', 'close');
			if (!PROBE_ROUTES.includes(request.routeOptions.url)) {
				noteRefusal();
				return done(new RequestProblem(503, 'unavailable', FULL, 5));
			}
		}
		const leave = requests.enter(request.ip);
		if (leave === null) {
			noteRefusal();
			return done(new RequestProblem(429, 'too-many', TOO_MANY_AT_ONCE, 1));
		}
		reply.raw.once('close', leave);
		done();
	});
}
