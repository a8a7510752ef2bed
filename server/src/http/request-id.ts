import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Under this name a proxy gives a request its id and reads it again; a person quotes it from a 5xx. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** As proxies write it: a UUID or hex digits. Anything else might say more than that. */
const PROXY_ID = /^[0-9a-f-]{16,64}$/i;

/**
 * The id of a request in every log line about it: the proxy's where there is one, else our own, which no
 * other process has and which does not say how many there were.
 */
export function requestIdOf(
	{ headers }: Pick<IncomingMessage, 'headers'>,
	config: Pick<Config, 'trustProxy'>,
) {
	const given = headers[REQUEST_ID_HEADER];
	if (config.trustProxy !== null && typeof given === 'string' && PROXY_ID.test(given)) return given;
	return newId('req');
}

/** 48 random bits: enough to find one line among all that are stored. */
const newId = (of: 'req' | 'job' | 'update') => `${of}-${randomUUID().slice(-12)}`;

const current = new AsyncLocalStorage<string>();

/** The id of the request, or of the background work, that is under way here; undefined outside of both. */
export function currentRequestId(): string | undefined {
	return current.getStore();
}

/** Does background work under an id of its own: by it all lines that it writes belong together. */
export function withOwnId<Result>(of: 'job' | 'update', work: () => Result): Result {
	return current.run(newId(of), work);
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
