import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One address for several servers that come and go. */
export type Balancer = {
	readonly url: string;
	/** How many replies the servers have given so far. */
	readonly replies: number;
	close(): Promise<void>;
};

/** Stands in replies that are the balancer's own: no server has said anything. */
export const NO_SERVER = 'x-no-server';

/** While no server listens, requests wait for the next one for so long. */
const PATIENCE_MS = 10_000;

/**
 * Sends requests to the servers in turn, each once: one that dies takes what it was asked with it, and the
 * asker hears 502.
 * @param serving addresses of the servers that listen now
 */
export async function startBalancer(serving: () => readonly string[]): Promise<Balancer> {
	let turn = 0;
	let replies = 0;
	const server = createServer(async (incoming, reply) => {
		const deadline = Date.now() + PATIENCE_MS;
		while (serving().length === 0 && Date.now() < deadline && !reply.destroyed) await pause(20);
		const targets = serving();
		turn += 1;
		const target = targets[turn % Math.max(targets.length, 1)];
		if (target === undefined) refuse(reply);
		else
			pass(target, incoming, reply, () => {
				replies += 1;
			});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		get replies() {
			return replies;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function pass(target: string, incoming: IncomingMessage, reply: ServerResponse, count: () => void): void {
	const { method, headers, url } = incoming;
	const outgoing = request(
		`${target}${url}`,
		{ method: method ?? 'GET', headers, agent: false },
		(answer) => {
			count();
			reply.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(reply);
			answer.once('error', () => reply.destroy());
		},
	);
	outgoing.once('error', () => refuse(reply));
	// Anyone who hangs up hangs up on the server too.
	reply.once('close', () => outgoing.destroy());
	incoming.pipe(outgoing);
}

function refuse(reply: ServerResponse): void {
	if (reply.headersSent) reply.destroy();
	else reply.writeHead(502, { [NO_SERVER]: '1' }).end();
}
