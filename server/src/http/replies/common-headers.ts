import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const YEAR_IN_SECONDS = 31_536_000;

/** What of the settings the headers depend on. */
export type HeaderSettings = Pick<Config, 'siteUrl' | 'hstsSubdomains'>;

/** Headers that every reply carries, page or not. */
export function commonHeaders({ siteUrl, hstsSubdomains }: HeaderSettings): Readonly<Record<string, string>> {
	return {
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'same-origin',
		'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
		'cross-origin-opener-policy': 'same-origin-allow-popups',
		...(siteUrl.startsWith('https:') && {
			'strict-transport-security': `max-age=${YEAR_IN_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`,
		}),
	};
}

/** Puts them on every reply, errors included; before the reply is built, which is cheaper. */
export function sendCommonHeaders(app: FastifyInstance, settings: HeaderSettings): void {
	const headers = Object.entries(commonHeaders(settings));
	app.addHook('onRequest', (_request, reply, done) => {
		for (const [name, value] of headers) reply.header(name, value);
		done();
	});
}
