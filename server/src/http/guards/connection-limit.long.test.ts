import { type AddressInfo, connect, type Socket } from 'node:net';
import { duplexPair } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testConfig, testDeps } from '../../testing/test-deps.ts';
import { PIPELINE_BOUNDS, type PipelineBounds } from '../replies/pipelining.ts';
import { createBareApp } from '../testing/served-app.ts';

const PAGE = 'x'.repeat(4_000_000);

let app: FastifyInstance;
const lines: Socket[] = [];
afterEach(async () => {
	for (const line of lines.splice(0)) line.destroy();
	await app.close();
});

/** A server with a large page, a slow one and a quick one; what it does is counted. */
async function listening(environment: Record<string, string> = {}, bounds: Partial<PipelineBounds> = {}) {
	const seen = { pages: 0, atOnce: 0, most: 0 };
	const deps = testDeps({ config: testConfig(environment) });
	app = createBareApp(deps, { ...PIPELINE_BOUNDS, ...bounds });
	app.get('/page', async () => {
		seen.pages += 1;
		return PAGE;
	});
	app.get('/slow', async () => {
		seen.atOnce += 1;
		seen.most = Math.max(seen.most, seen.atOnce);
		await new Promise((resolve) => setTimeout(resolve, 30));
		seen.atOnce -= 1;
		return 'slow';
	});
	app.get('/slower', async () => {
		await pause(1_500);
		return 'slower';
	});
	for (const path of ['/quick', '/healthz', '/readyz']) app.get(path, async () => 'quick');
	await app.listen({ port: 0, host: '127.0.0.1' });
	return { port: (app.server.address() as AddressInfo).port, seen };
}

/** A connection that sends some bytes to the server; what it receives is read by default. */
function dial(port: number, bytes: string, { reads = true } = {}) {
	const received = { text: '', closed: false };
	const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
	lines.push(socket);
	socket.on('error', () => {});
	socket.on('close', () => {
		received.closed = true;
	});
	if (reads) socket.on('data', (piece) => (received.text += piece));
	else socket.pause();
	return { socket, received };
}

function get(path: string, headers = ''): string {
	return `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
}

const eventually = (check: () => void) => vi.waitFor(check, 10_000);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const statuses = (text: string) =>
	[...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

describe('requests of one connection that come together', () => {
	test('are answered in their order, one after the other', async () => {
		const { port, seen } = await listening();
		const { received } = dial(port, get('/slow').repeat(5) + get('/quick'));
		await eventually(() => expect(received.text).toContain('quick'));
		expect(statuses(received.text)).toEqual(Array(6).fill(200));
		expect(seen.most).toBe(1);
	});

	test('and whose replies nobody reads, keep one page in memory and not all of them', async () => {
		const { port, seen } = await listening();
		dial(port, get('/page').repeat(16), { reads: false });
		await pause(500);
		// The kernel takes some megabytes of its own.
		expect(seen.pages).toBeGreaterThan(0);
		expect(seen.pages).toBeLessThan(6);
	});

	test('are too many after sixteen: a sentence with 429, and the connection ends', async () => {
		const { port } = await listening();
		const { received } = dial(port, get('/quick').repeat(17));
		await eventually(() => expect(received.closed).toBe(true));
		expect(statuses(received.text)).toEqual([...Array(16).fill(200), 429]);
		expect(received.text).toContain('Слишком много запросов сразу в одном соединении');
	});

	test.each(['/quick', '/%zz'])('by the hundreds are not even read: %s', async (path) => {
		const { port, seen } = await listening();
		const { received } = dial(port, get('/page') + get(path).repeat(500));
		await eventually(() => expect(received.closed).toBe(true));
		expect([seen.pages, statuses(received.text).length]).toEqual([1, 0]);
	});
});

test('a reply that is not taken in time ends the connection', async () => {
	const { port } = await listening({}, { replyMs: 300 });
	const { socket } = dial(port, get('/page').repeat(4), { reads: false });
	await pause(900);
	const connections = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
	expect(await connections()).toBe(0);
	socket.destroy();
});

test('a reply that is taken in time leaves its connection open', async () => {
	const { port } = await listening({}, { replyMs: 300 });
	const { socket, received } = dial(port, get('/quick'));
	await pause(900);
	socket.write(get('/quick'));
	await eventually(() => expect(statuses(received.text)).toEqual([200, 200]));
});

describe('connections of one address', () => {
	test('are refused above their limit, and let in again when others have ended', async () => {
		const { port } = await listening({ CONNECTIONS_PER_ADDRESS: '3' });
		const first = [1, 2, 3].map(() => dial(port, get('/quick')));
		await eventually(() => expect(first.every(({ received }) => received.text.includes('quick'))).toBe(true));
		const fourth = dial(port, get('/quick'));
		await eventually(() => expect(fourth.received.closed).toBe(true));
		expect(fourth.received.text).toBe('');
		first[0]?.socket.destroy();
		await pause(50);
		const fifth = dial(port, get('/quick'));
		await eventually(() => expect(fifth.received.text).toContain('quick'));
	});

	test('are no limit for a trusted proxy, whose visitors are counted by what they ask at once', async () => {
		const { port } = await listening({ CONNECTIONS_PER_ADDRESS: '3', TRUST_PROXY: 'loopback' });
		const of = (visitor: string) => get('/slower', `X-Forwarded-For: ${visitor}\r\n`);
		const one = [1, 2, 3, 4, 5].map(() => dial(port, of('192.0.2.1')));
		const other = dial(port, of('192.0.2.2'));
		const all = [...one, other];
		await eventually(() => expect(all.every(({ received }) => received.text !== '')).toBe(true));
		expect(one.flatMap(({ received }) => statuses(received.text)).sort()).toEqual([200, 200, 200, 429, 429]);
		expect(statuses(other.received.text)).toEqual([200]);
		const later = dial(port, of('192.0.2.1'));
		await eventually(() => expect(statuses(later.received.text)).toEqual([200]));
	});
});

describe('all connections together', () => {
	const FULL = { CONNECTIONS: '2', CONNECTIONS_PER_ADDRESS: '500' };
	const closing = { text: expect.stringMatching(/^connection: close/im), closed: true };

	/** A server that has as many connections as it may have. */
	async function full() {
		const server = await listening(FULL);
		const ours = [1, 2].map(() => dial(server.port, get('/quick')));
		await eventually(() => expect(ours.every(({ received }) => received.text.includes('quick'))).toBe(true));
		return { ...server, ours };
	}

	test('have a limit too: above it a request is refused in words, and is let in when another has ended', async () => {
		const { port, ours } = await full();
		const third = dial(port, get('/quick'));
		await eventually(() => expect(third.received).toEqual(closing));
		expect(statuses(third.received.text)).toEqual([503]);
		expect(third.received.text).toContain('Сайт принял столько соединений, сколько может');
		ours[0]?.socket.destroy();
		await pause(50);
		const fourth = dial(port, get('/quick'));
		await eventually(() => expect(statuses(fourth.received.text)).toEqual([200]));
		expect(fourth.received.closed).toBe(false);
	});

	test.each(['/healthz', '/readyz'])(
		'do not keep a probe out, and it keeps no connection: %s',
		async (probe) => {
			const { port } = await full();
			const { received } = dial(port, get(probe));
			await eventually(() => expect(received).toEqual(closing));
			expect(statuses(received.text)).toEqual([200]);
		},
	);

	test('of an address that has too many of its own push nobody out of it', async () => {
		const { port } = await listening({ CONNECTIONS: '1', CONNECTIONS_PER_ADDRESS: '3' });
		const ours = [1, 2, 3].map(() => dial(port, ''));
		await pause(100);
		const more = Array.from({ length: 100 }, () => dial(port, ''));
		await eventually(() => expect(more.every(({ received }) => received.closed)).toBe(true));
		expect(ours.map(({ received }) => received.closed)).toEqual([false, false, false]);
	});

	test('are so many at most, however many come and say nothing, and a probe is answered still', async () => {
		const { port, ours } = await full();
		const silent = Array.from({ length: 300 }, () => dial(port, ''));
		const stillOpen = () => silent.filter(({ received }) => !received.closed).length;
		await eventually(() => expect(stillOpen()).toBe(64));
		const { received } = dial(port, get('/healthz'));
		await eventually(() => expect(statuses(received.text)).toEqual([200]));
		await eventually(() => expect(received.closed).toBe(true));
		expect(stillOpen()).toBe(63);
		expect(ours.map(({ received }) => received.closed)).toEqual([false, false]);
	});
});

test('a connection that ended before it was looked at is not read', async () => {
	const { seen } = await listening();
	const [ours, theirs] = duplexPair();
	app.server.emit('connection', ours);
	theirs.write(get('/page'));
	await eventually(() => expect(ours.destroyed).toBe(true));
	await pause(50);
	expect(seen.pages).toBe(0);
});
