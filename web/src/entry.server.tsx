import { Writable } from 'node:stream';
import { isContent } from '@avtosverka/contract/page-of';
import type { SiteContext } from '@avtosverka/contract/site';
import { renderToPipeableStream } from 'react-dom/server';
import {
	createRequestHandler,
	type EntryContext,
	isRouteErrorResponse,
	RouterContextProvider,
	ServerRouter,
} from 'react-router';
import { NonceContext } from './nonce.ts';
import { RequestIdContext } from './request-id.ts';
import { siteKey } from './site.ts';
import { PageStylesContext } from './styles/page-styles.ts';
import { stylesOfPage } from './styles/styles-of-page.ts';

/** The server renders by the router of this bundle: another copy would not know its contexts. */
export const router = { createRequestHandler, isRouteErrorResponse };

/** Loaders read kept answers only, so a page that is not whole after 5 s is cut off; in milliseconds. */
export const streamTimeout = 5_000;

/** Wraps what the server knows of one request into the context that every loader is given. */
export function provideSite(site: SiteContext): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(siteKey, site);
	return context;
}

/**
 * Renders one page as whole HTML under the request's nonce: no page of ours waits for a supplier, and pieces
 * would cost more on their way, each of them copied and compressed for itself, than the wait for the last.
 * Rejects when it cannot be rendered.
 */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routes: EntryContext,
	context: RouterContextProvider,
): Promise<Response> | Response {
	headers.set('Content-Type', 'text/html; charset=utf-8');
	if (request.method === 'HEAD') return new Response(null, { status, headers });

	const { nonce, requestId = '' } = context.get(siteKey);
	const { pathname } = new URL(request.url);
	const route = routes.staticHandlerContext.matches.at(-1)?.route.id ?? '';
	// A page that has failed shows what its own styles do not know.
	const styles = status === 200 || isContent(pathname) ? stylesOfPage(route, pathname) : '';
	return new Promise((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(
			<NonceContext value={nonce}>
				<RequestIdContext value={requestId}>
					<PageStylesContext value={styles}>
						<ServerRouter context={routes} url={request.url} nonce={nonce} />
					</PageStylesContext>
				</RequestIdContext>
			</NonceContext>,
			{
				nonce,
				// What is sent as a whole needs no scripts that put late pieces in their places.
				progressiveChunkSize: Number.POSITIVE_INFINITY,
				onAllReady() {
					clearTimeout(deadline);
					pipe(collect((page) => resolve(new PageResponse(page, { status, headers }))));
				},
				onShellError(error) {
					clearTimeout(deadline);
					reject(error);
				},
				onError() {
					// No page of ours waits inside a Suspense boundary, so what fails is the shell, and its promise
					// rejects.
				},
			},
		);
		const deadline = setTimeout(abort, streamTimeout + 1_000);
	});
}

/**
 * A page whose bytes are there, and are read by `bytes()` alone: a body would send them through a web stream
 * and back, which costs a report a seventh of its processor time.
 */
class PageResponse extends Response {
	readonly #page: Buffer<ArrayBuffer>;

	constructor(page: Buffer<ArrayBuffer>, init: ResponseInit) {
		super(null, init);
		this.#page = page;
	}

	override async bytes(): Promise<Buffer<ArrayBuffer>> {
		return this.#page;
	}
}

/** Takes what is written, as one piece once all of it is there. */
function collect(take: (whole: Buffer<ArrayBuffer>) => void): Writable {
	const pieces: Uint8Array[] = [];
	return new Writable({
		write(piece: Uint8Array, _encoding, done) {
			pieces.push(piece);
			done();
		},
		final(done) {
			take(Buffer.concat(pieces));
			done();
		},
	});
}
