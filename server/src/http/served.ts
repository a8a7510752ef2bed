import type { Endpoint } from '@avtosverka/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { type AddressLimit, createAddressLimit } from './guards/address-limit.ts';
import type { BotProtection } from './guards/bot-guard.ts';
import { createSessions, type Sessions, type TokenAccounts } from './guards/session.ts';
import { createVinGuesses, type VinGuesses } from './guards/vin-guesses.ts';

/** What the endpoints of one app have in common. */
export type ServedReply = {
	/** Every endpoint declared so far; OpenAPI is drawn from it. */
	readonly endpoints: Endpoint[];
	readonly limit: AddressLimit;
	readonly sessions: Sessions;
	readonly protection: BotProtection;
	readonly vinGuesses: VinGuesses;
};

/** What serving needs besides the base: who owns a token, what judges a bot-protection value. */
export type ServingDeps = Deps & { readonly accounts: TokenAccounts; readonly protection: BotProtection };

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
export function prepareServing(app: FastifyInstance, deps: ServingDeps): void {
	const { config, clock, protection } = deps;
	app.decorate('served', {
		endpoints: [],
		limit: createAddressLimit(clock, config.limits.requestsPerMinute, 60),
		sessions: createSessions(deps),
		protection,
		vinGuesses: createVinGuesses(clock, config),
	});
	app.decorateReply('prepared', false);
	// Bodies are JSON: a form of another site can send plain text without asking the browser's leave.
	app.removeContentTypeParser('text/plain');
}
