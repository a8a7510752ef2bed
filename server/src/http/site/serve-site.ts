import type { SiteContext } from '@avtosverka/contract/site';
import type { Asker } from '@avtosverka/registers/order-budget';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { monetaHosts } from '../../config/moneta.ts';
import { publicProtection } from '../../config/protection.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { MetVisitor } from '../call.ts';
import { createAddressLimit } from '../guards/address-limit.ts';
import { askerOf } from '../guards/asker.ts';
import { meetVisitor, visitorCookie } from '../guards/visitor.ts';
import { compressQuickly, negotiateEncoding } from '../replies/compression.ts';
import { contentPolicy, type PolicyInput } from '../replies/content-policy.ts';
import { RequestProblem } from '../replies/request-problem.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import { serveClientFiles } from './client-files.ts';
import { pageUrl, toPageRequest } from './page-request.ts';
import { passedOnHeaders } from './passed-on-headers.ts';
import type { ReadyPage } from './ready-page.ts';
import { createRenderer, type NoncePage } from './renderer.ts';
import { answerShareWithoutWorker } from './share-without-worker.ts';
import type { Site } from './site.ts';
import { createStaticPages } from './static-pages.ts';
import { HIDING_HEADERS, withTokenHidden } from './token-in-address.ts';

function scriptOf({ botProtection }: Config): string | null {
	const shown = publicProtection(botProtection);
	return 'scriptUrl' in shown ? shown.scriptUrl : null;
}

/** The content policy of every page, as this installation's settings have it. */
function createPolicy(config: Config) {
	const settings = {
		frameAncestors: config.frameAncestors,
		protectionScript: scriptOf(config),
		adsScript: config.ads?.scriptUrl ?? null,
		kbmScript: config.kbmWidget,
		counterScript: config.counter?.scriptUrl ?? null,
		adsHosts: config.adsHosts,
		payment: config.moneta && {
			hosts: monetaHosts(config.moneta),
			inFrame: config.moneta.cardView === 'widget',
		},
	};
	return (path: string, runs: PolicyInput['runs']) => contentPolicy({ ...settings, path, runs });
}

/** For the time in which a person reads what they have found, and opens it; by their own browser alone. */
const AHEAD = 'private, max-age=30';

/** Whether a browser asks for what its person may open next: it is of use only where it may be stored. */
function isFetchedAhead({ headers }: FastifyRequest): boolean {
	return headers['sec-purpose']?.includes('prefetch') ?? false;
}

/** The headers of a page that belongs to its visitor, who is met: no shared cache may store it. */
function sendVisitorHeaders(request: FastifyRequest, reply: FastifyReply, { siteUrl }: Config): MetVisitor {
	const visitor = meetVisitor(request.headers, siteUrl);
	reply.header('cache-control', 'private, no-cache');
	reply.header('set-cookie', visitorCookie(visitor.id, siteUrl));
	return visitor;
}

async function sendReady(
	request: FastifyRequest,
	reply: FastifyReply,
	page: ReadyPage,
): Promise<FastifyReply> {
	reply.header('content-security-policy', page.policy);
	reply.header('vary', 'accept-encoding');
	reply.header('etag', page.etag);
	if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
	reply.headers(page.headers);
	const encoding = negotiateEncoding(request.headers['accept-encoding']);
	if (encoding === null) return reply.send(page.bytes.plain);
	return reply.header('content-encoding', encoding).send(await page.bytes.packed(encoding));
}

function isOfApi(path: string): boolean {
	return /^\/v1(?:[/?]|$)/.test(path);
}

/** Sends a page as one piece: compressing it piece by piece costs twice as much, and is larger. */
async function sendRendered(
	request: FastifyRequest,
	reply: FastifyReply,
	{ response, policy }: NoncePage,
): Promise<FastifyReply> {
	reply.header('content-security-policy', policy);
	reply.header('vary', 'accept-encoding');
	reply.code(response.status).headers(passedOnHeaders(response));
	if (response.status >= 500) reply.header(REQUEST_ID_HEADER, request.id);
	const { buffer, byteOffset, length } = await response.bytes();
	if (length === 0 || request.method === 'HEAD') return reply.send();
	const page = Buffer.from(buffer, byteOffset, length);
	const encoding = negotiateEncoding(request.headers['accept-encoding']);
	if (encoding === null) return reply.send(page);
	return reply.header('content-encoding', encoding).send(await compressQuickly(page, encoding));
}

/** What pages are rendered with: calls for the visitor who asks, or for none in particular. */
export type ServedContext = Pick<SiteContext, 'settings'> & {
	callsFor(asker: Asker | null): SiteContext['call'];
};

/** Every page of the site, and the files it consists of: all addresses that no other route has. */
export async function serveSite(
	app: FastifyInstance,
	deps: Pick<Deps, 'config' | 'clock'>,
	site: Site,
	{ settings, callsFor }: ServedContext,
): Promise<void> {
	const { config, clock } = deps;
	const policyOf = createPolicy(config);
	const staticPages = createStaticPages(site, { settings, call: callsFor(null) }, policyOf);
	const limit = createAddressLimit(clock, config.limits.requestsPerMinute, 60);
	const render = createRenderer(site, { settings, clock }, policyOf);
	await serveClientFiles(app, site.clientFolder);
	await answerShareWithoutWorker(app);

	app.route({
		method: ['GET', 'HEAD'],
		url: '*',
		handler: async (request, reply) => {
			const ready = await staticPages.find(request.originalUrl);
			if (ready?.anonymous) reply.header('cache-control', 'public, no-cache');
			else if (ready) sendVisitorHeaders(request, reply, config);
			if (ready) return sendReady(request, reply, ready);
			const url = pageUrl(config.siteUrl, request.originalUrl);
			// As it was written, too: `/v1/../x` would lead to a page otherwise.
			if ([url.pathname, request.originalUrl].some(isOfApi)) {
				throw new RequestProblem(404, 'not-found', 'Такого адреса нет.');
			}
			const hidden = withTokenHidden(url);
			if (hidden !== null) return reply.code(303).headers(HIDING_HEADERS).header('location', hidden).send();
			const visitor = sendVisitorHeaders(request, reply, config);
			limit.count(request.ip);
			// As it was routed: the site's router prints an address that it cannot decode, VIN and all.
			const routed = pageUrl(config.siteUrl, request.url);
			const page = await render({
				path: url.pathname,
				address: routed.pathname + routed.search,
				call: callsFor(askerOf({ visitor, address: request.ip })),
				request: () => toPageRequest(request, reply, routed),
			});
			if (!('bytes' in page)) return sendRendered(request, reply, page);
			// A failure is never stored: the person would see it after it has passed.
			if (isFetchedAhead(request)) reply.header('cache-control', AHEAD);
			return sendReady(request, reply, page);
		},
	});
}
