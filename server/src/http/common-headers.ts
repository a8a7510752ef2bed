import type { FastifyInstance } from 'fastify';

const HALF_A_YEAR_IN_SECONDS = 15_552_000;

/** Headers that every reply carries, page or not. */
export function commonHeaders(siteUrl: string): Readonly<Record<string, string>> {
	return {
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'same-origin',
		'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
		'cross-origin-opener-policy': 'same-origin-allow-popups',
		...(siteUrl.startsWith('https:') && {
			'strict-transport-security': `max-age=${HALF_A_YEAR_IN_SECONDS}`,
		}),
	};
}

/** Puts them on every reply, errors included; done before the reply is built, which is cheaper than afterwards. */
export function sendCommonHeaders(app: FastifyInstance, siteUrl: string): void {
	const headers = Object.entries(commonHeaders(siteUrl));
	app.addHook('onRequest', (_request, reply, done) => {
		for (const [name, value] of headers) reply.header(name, value);
		done();
	});
}
