import { PassThrough } from 'node:stream';
import type { SiteContext } from '@avtosverka/contract/site';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext } from './nonce.ts';
import { siteKey } from './site.ts';

/** Loaders read kept answers only, so a page that is not whole after 5 s is cut off; in milliseconds. */
export const streamTimeout = 5_000;

/** Wraps what the server knows of one request into the context that every loader is given. */
export function provideSite(site: SiteContext): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(siteKey, site);
	return context;
}

/**
 * Renders one page as a stream of HTML under the request's nonce. Robots get the whole page at once; people
 * get the shell first. Rejects when the shell itself cannot be rendered.
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

	const { nonce } = context.get(siteKey);
	const whole = isbot(request.headers.get('user-agent'));
	const ready: keyof RenderToPipeableStreamOptions = whole ? 'onAllReady' : 'onShellReady';

	return new Promise((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(
			<NonceContext value={nonce}>
				<ServerRouter context={routes} url={request.url} nonce={nonce} />
			</NonceContext>,
			{
				nonce,
				[ready]() {
					const body = new PassThrough();
					body.once('close', () => clearTimeout(deadline));
					pipe(body);
					resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
				},
				onShellError: reject,
				onError() {
					// No page of ours waits inside a Suspense boundary, so what fails is the shell, and its promise
					// rejects.
				},
			},
		);
		const deadline = setTimeout(abort, streamTimeout + 1_000);
	});
}
