import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { NO_LIMITS } from '@avtosverka/harness/settings';
import { SITE_LOGS, siteLog } from '../site-log.ts';
import { startSiteProcess } from '../site-process.ts';

const COMPLAINTS = '/complaints';

/** Runs first in every page: sends on what a developer would see in red. */
const LISTENER = `{
	const send = (what) => navigator.sendBeacon('${COMPLAINTS}', String(what));
	addEventListener('error', ({ message, filename }) => send(message + ' ' + filename));
	addEventListener('unhandledrejection', ({ reason }) => send(reason));
	console.error = (...words) => send(words.join(' '));
}`;
const LISTENER_HASH = `'sha256-${createHash('sha256').update(LISTENER).digest('base64')}'`;

/** A site behind a proxy that notices what goes wrong in its pages, in any browser. */
export type WatchedSite = AsyncDisposable & {
	readonly url: string;
	/** Replies with an error, errors in the console, violations of the content policy, since the last call. */
	takeComplaints(): readonly string[];
};

/** Starts it as `npm start` would, with bot protection on. */
export async function startWatchedSite(name: string): Promise<WatchedSite> {
	await using started = new AsyncDisposableStack();
	mkdirSync(SITE_LOGS, { recursive: true });
	const site = await startSiteProcess(siteLog(name), NO_LIMITS);
	started.defer(() => site.stop());
	const complaints: string[] = [];
	const proxy = createServer((asked, reply) => void pass(site.url, complaints, asked, reply));
	await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
	started.defer(() => void proxy.close().closeAllConnections());
	const running = started.move();

	return {
		url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
		takeComplaints: () => complaints.splice(0),
		[Symbol.asyncDispose]: () => running.disposeAsync(),
	};
}

async function pass(site: string, complaints: string[], asked: IncomingMessage, reply: ServerResponse) {
	const { url: path = '', method } = asked;
	if (path === COMPLAINTS) {
		complaints.push(await text(asked));
		reply.writeHead(204).end();
		return;
	}
	// A 304 would put the site's own policy beside a stored page that holds the listener.
	const { 'if-none-match': _, ...others } = asked.headers;
	const headers = { ...others, 'accept-encoding': 'identity' };
	const passed = request(new URL(path, site), { method, headers }, (answer) => {
		const { statusCode = 0, headers: own } = answer;
		if (statusCode >= 400) complaints.push(`${method} ${path} ${statusCode}`);
		if (own['content-type']?.startsWith('text/html')) void addListener(answer, reply);
		else answer.pipe(reply.writeHead(statusCode, own));
	});
	passed.on('error', () => reply.destroy());
	reply.on('close', () => passed.destroy());
	asked.pipe(passed);
}

/** Lets the listener into a page, and has its violations reported. */
async function addListener(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
	const { 'content-length': _, 'content-security-policy': policy, ...headers } = answer.headers;
	const page = await text(answer);
	const widened = String(policy ?? '').replace('script-src', `script-src ${LISTENER_HASH}`);
	reply
		.writeHead(answer.statusCode ?? 0, {
			...headers,
			'content-security-policy': `${widened}; report-uri ${COMPLAINTS}`,
		})
		.end(page.replace(/<head[^>]*>/, (head) => `${head}<script>${LISTENER}</script>`));
}
