import type { FastifyInstance } from 'fastify';

/** Takes no more requests and lets those in flight finish; after `withinMs` the lines still open are cut. */
export async function closeInTime(app: FastifyInstance, withinMs: number): Promise<void> {
	const patience = setTimeout(() => app.server.closeAllConnections(), withinMs);
	try {
		await app.close();
	} finally {
		clearTimeout(patience);
	}
}
