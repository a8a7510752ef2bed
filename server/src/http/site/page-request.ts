import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from '../replies/request-problem.ts';

/**
 * The address of a page as an URL under our own public one; the `Host` header is not believed. Joined as
 * text: resolving `//` against a base would lead to another host. Throws a RequestProblem (400) for what is
 * no path.
 */
export function pageUrl(siteUrl: string, target: string): URL {
	const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
	const url = siteUrl + path;
	if (path.startsWith('/') && URL.canParse(url)) return new URL(url);
	throw new RequestProblem(400, 'bad-input', 'Такого адреса не бывает.');
}

/** What of a person's headers the site may see: nothing that it does not need. */
const PASSED_ON = ['accept', 'accept-language', 'user-agent', 'cache-control'];

/** A request of Fastify's as the site reads it; aborted when the visitor goes away. */
export function toPageRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
	const gone = new AbortController();
	reply.raw.once('close', () => {
		if (!reply.raw.writableFinished) gone.abort();
	});
	const headers = PASSED_ON.flatMap((name): [string, string][] => {
		const value = request.headers[name];
		return typeof value === 'string' ? [[name, value]] : [];
	});
	return new Request(url, { method: request.method, headers, signal: gone.signal });
}
