import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Under this name a proxy gives a request its id and reads it again. */
const REQUEST_ID_HEADER = 'x-request-id';

/** As proxies write it: a UUID or hex digits. Anything else might say more than that. */
const PROXY_ID = /^[0-9a-f-]{16,64}$/i;

let requests = 0;

/**
 * The id of a request in every log line about it: the proxy's where there is one, else a number of this
 * process's own.
 */
export function requestIdOf(
	{ headers }: Pick<IncomingMessage, 'headers'>,
	config: Pick<Config, 'trustProxy'>,
) {
	const given = headers[REQUEST_ID_HEADER];
	if (config.trustProxy !== null && typeof given === 'string' && PROXY_ID.test(given)) return given;
	requests += 1;
	return `req-${requests.toString(36)}`;
}

/** Tells the proxy in front, if there is one, under which id its request stands in our log. */
export function sendRequestId(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
	if (trustProxy === null) return;
	app.addHook('onRequest', async (request, reply) => {
		reply.header(REQUEST_ID_HEADER, request.id);
	});
}
