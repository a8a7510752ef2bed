import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** In a turn of the event loop as short as this hardly anybody can have come, in ms. */
const SHORT_TURN_MS = 0.3;
const QUIET_WITHIN_MS = 1_000;
const SLEEP_MS = 2;
/** How long a proxy may take between opening a connection and sending the request for which it did. */
const REQUEST_WITHIN_MS = 500;

/** Takes no more requests and lets those in flight finish; after `withinMs` the lines still open are cut. */
export async function closeInTime(app: FastifyInstance, withinMs: number): Promise<void> {
	await untilAcceptQueueIsEmpty(app);
	// Without what closing a server of HTTP does besides: it cuts a connection whose request is on its way.
	Server.prototype.close.call(app.server);
	await wait(REQUEST_WITHIN_MS);
	const patience = setTimeout(() => app.server.closeAllConnections(), withinMs);
	try {
		await app.close();
	} finally {
		clearTimeout(patience);
	}
}

/**
 * The system resets connections that are not yet accepted when listening ends, with the requests that they
 * carry, and a proxy must not send a POST again then: waits for a turn in which none was waiting.
 */
async function untilAcceptQueueIsEmpty({ server }: FastifyInstance): Promise<void> {
	const deadline = performance.now() + QUIET_WITHIN_MS;
	let isAccepting = false;
	server.on('connection', () => {
		isAccepting = true;
	});
	while (performance.now() < deadline) {
		// A process that has just slept is hardly put aside between this turn and the end of listening.
		await wait(SLEEP_MS);
		const began = performance.now();
		isAccepting = false;
		await nextTurn();
		if (!isAccepting && performance.now() - began < SHORT_TURN_MS) return;
	}
}
