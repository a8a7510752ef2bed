import type { Endpoint } from '@avtosverka/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { type AddressLimit, createAddressLimit } from './address-limit.ts';
import { createSessions, type Sessions } from './session.ts';

/** What the endpoints of one app have in common. */
export type ServedReply = {
	/** Every endpoint declared so far; OpenAPI is drawn from it. */
	readonly endpoints: Endpoint[];
	readonly limit: AddressLimit;
	readonly sessions: Sessions;
};

declare module 'fastify' {
	interface FastifyInstance {
		served: ServedReply;
	}
	interface FastifyReply {
		/** True for a reply that was ready before the request came: too many of them to log each. */
		prepared: boolean;
	}
}

/** Must come before the first `serve`. */
export function prepareServing(app: FastifyInstance, deps: Deps): void {
	const { config, clock } = deps;
	app.decorate('served', {
		endpoints: [],
		limit: createAddressLimit(clock, config.limits.requestsPerMinute, 60),
		sessions: createSessions(deps),
	});
	app.decorateReply('prepared', false);
	// Bodies are JSON: a form of another site can send plain text without asking the browser's leave.
	app.removeContentTypeParser('text/plain');
}
