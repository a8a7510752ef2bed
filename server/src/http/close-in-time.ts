import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** In a turn of the event loop as short as this hardly anybody can have come, in ms. */
const SHORT_TURN_MS = 0.3;
const NOBODY_WITHIN_MS = 200;

/** Takes no more requests and lets those in flight finish; after `withinMs` the lines still open are cut. */
export async function closeInTime(app: FastifyInstance, withinMs: number): Promise<void> {
	await untilNobodyWaits(app);
	app.server.close();
	const patience = setTimeout(() => app.server.closeAllConnections(), withinMs);
	try {
		await app.close();
	} finally {
		clearTimeout(patience);
	}
}

/**
 * The system resets connections that nobody has accepted when listening ends, with the requests that they
 * carry, and a proxy must not send a POST again then: waits for a turn in which none was waiting.
 */
async function untilNobodyWaits({ server }: FastifyInstance): Promise<void> {
	const deadline = performance.now() + NOBODY_WITHIN_MS;
	let isAccepting = false;
	server.on('connection', () => {
		isAccepting = true;
	});
	for (let began = performance.now(); began < deadline; ) {
		isAccepting = false;
		await nextTurn();
		const now = performance.now();
		if (!isAccepting && now - began < SHORT_TURN_MS) return;
		began = now;
	}
}
