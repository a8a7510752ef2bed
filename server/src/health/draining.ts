import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether this process has been asked to end, which a balancer learns from `/readyz`. */
export type Draining = { isDraining(): boolean };

/** `drain` begins it and resolves after `ms`, when a balancer has had time to send its requests elsewhere. */
export function createDraining(): Draining & { drain(ms: number): Promise<void> } {
	let isDraining = false;
	return {
		isDraining: () => isDraining,
		async drain(ms) {
			isDraining = true;
			if (ms > 0) await wait(ms);
		},
	};
}

/**
 * Ends each connection with its next reply once this process is asked to end: a proxy keeps its connections,
 * and a request sent into one that is being closed is lost.
 */
export function closeConnectionsWhileDraining(app: FastifyInstance, draining: Draining): void {
	app.addHook('onRequest', (_request, reply, done) => {
		if (draining.isDraining()) reply.header('connection', 'close');
		done();
	});
}
