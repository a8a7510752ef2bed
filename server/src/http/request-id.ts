import { AsyncLocalStorage } from 'node:async_hooks';
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

const current = new AsyncLocalStorage<string>();

/** The id of the request that is being answered here; undefined outside of one. */
export function currentRequestId(): string | undefined {
	return current.getStore();
}

/**
 * Lets everything that a request does know its id, for the log; and tells the proxy in front, if there is
 * one, under which id its request stands there. Must be the first hook of an application.
 */
export function carryRequestId(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
	app.addHook('onRequest', (request, _reply, done) => current.run(request.id, done));
	if (trustProxy === null) return;
	app.addHook('onRequest', (request, reply, done) => {
		reply.header(REQUEST_ID_HEADER, request.id);
		done();
	});
}
