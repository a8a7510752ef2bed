import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ourHosts } from '../our-hosts.ts';

/** The site under an address of its own, where a new version can come out. */
export type Release = {
	readonly url: string;
	/** From now on the worker is that of a newer build. */
	comeOut(): void;
	stop(): void;
};

/** Of how bytes travel between two neighbours; and of the copy that a browser has, which is to go. */
const NOT_PASSED_ON = new Set([
	...['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'host'],
	...['if-none-match', 'if-modified-since'],
]);

function passedOn(headers: Iterable<readonly [string, unknown]>): [string, string][] {
	return [...headers]
		.filter(([name]) => !NOT_PASSED_ON.has(name))
		.map(([name, value]) => [name, String(value)]);
}

/** A proxy before a running site that passes on its replies, the worker with another version on demand. */
export async function startRelease(siteUrl: string): Promise<Release> {
	let newer = false;
	const server: Server = createServer(async (request, response) => {
		const asked = { method: request.method ?? 'GET', headers: passedOn(Object.entries(request.headers)) };
		const reply = await fetch(siteUrl + request.url, { ...asked, redirect: 'manual' });
		const body = Buffer.from(await reply.arrayBuffer());
		response.writeHead(reply.status, passedOn(reply.headers));
		response.end(newer && request.url === '/sw.js' ? withOtherVersion(body.toString()) : body);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const url = `http://localhost:${(server.address() as AddressInfo).port}`;
	ourHosts.add(url);
	return {
		url,
		comeOut: () => {
			newer = true;
		},
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

function withOtherVersion(worker: string): string {
	const changed = worker.replace(/(version:\W{0,2})\w{8}\b/, '$1newbuild');
	if (changed === worker) throw new Error('the worker has no version to change');
	return changed;
}
