import type { FastifyInstance } from 'fastify';

/** The home page, ready for a picture to be chosen: what was shared did not get that far. */
const CHOOSE_AGAIN = '/#shared-picture';

/**
 * A share is taken by the service worker and never gets here while there is one. Without it the browser sends
 * it to us: nothing of it is read, and the person chooses the picture on the page.
 */
export async function answerShareWithoutWorker(app: FastifyInstance): Promise<void> {
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('*', (_request, payload, done) => {
			payload.resume();
			done(null);
		});
		scope.post('/share', (_request, reply) => reply.code(303).header('location', CHOOSE_AGAIN).send());
	});
}
