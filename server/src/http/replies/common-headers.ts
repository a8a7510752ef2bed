import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';

const YEAR_IN_SECONDS = 31_536_000;

/** What of the settings the headers depend on. */
export type HeaderSettings = Pick<Config, 'siteUrl' | 'hstsSubdomains'>;

/** Headers that every reply carries, document or not: what holds for its bytes and for the connection. */
export function commonHeaders({ siteUrl, hstsSubdomains }: HeaderSettings): Readonly<Record<string, string>> {
	return {
		'x-content-type-options': 'nosniff',
		...(siteUrl.startsWith('https:') && {
			'strict-transport-security': `max-age=${YEAR_IN_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`,
		}),
	};
}

/** And what binds documents alone: it would say nothing of the JSON of an endpoint, or of a script. */
const DOCUMENT_HEADERS = {
	'referrer-policy': 'same-origin',
	// The camera reads a VIN on the device; a stranger's frame still needs the word of the page around it.
	'permissions-policy':
		'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
	'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

declare module 'fastify' {
	interface FastifyContextConfig {
		/** True for a route that never answers with a document. */
		noDocument?: boolean;
	}
}

/** Takes off what binds documents alone: some 200 bytes of each script where the connection is HTTP/1.1. */
export function dropDocumentHeaders(reply: Pick<FastifyReply, 'removeHeader'>): void {
	for (const name of Object.keys(DOCUMENT_HEADERS)) reply.removeHeader(name);
}

/** Puts them on every reply, errors included; before the reply is built, which is cheaper. */
export function sendCommonHeaders(app: FastifyInstance, settings: HeaderSettings): void {
	const headers = commonHeaders(settings);
	const ofDocuments = { ...headers, ...DOCUMENT_HEADERS };
	app.addHook('onRequest', (_request, reply, done) => {
		reply.headers(reply.routeOptions.config.noDocument ? headers : ofDocuments);
		done();
	});
}
