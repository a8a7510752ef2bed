import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BODY_LIMIT_BYTES } from './body.ts';
import type { OutgoingRequest } from './reply.ts';
import type { RequestPolicy } from './request-policy.ts';
import { get, hastyPolicy } from './testing/hasty.ts';
import { closedAddress, serveBytes, serveLocally } from './testing/local-server.ts';
import { createTransport } from './transport.ts';

const now = () => new Date('2026-11-21T10:00:00Z');

function send(request: OutgoingRequest, requestPolicy: Partial<RequestPolicy> = {}) {
	return createTransport(hastyPolicy(requestPolicy), { now }).send(request);
}

describe('nothing usable', () => {
	test('a refused connection is told at once and not tried again', async () => {
		const events: unknown[] = [];
		const transport = createTransport(hastyPolicy({ repeatAfterMs: 5_000 }), {
			now,
			onEvent: (event) => events.push(event),
		});
		const result = await transport.send(get(await closedAddress()));
		expect(result).toMatchObject({ ok: false, problem: 'connection' });
		expect(!result.ok && result.detail).toContain('ECONNREFUSED');
		expect(events).toMatchObject([{ supplier: 'test', outcome: 'connection', attempts: 1 }]);
	});

	test('a reset connection is a connection problem', async () => {
		await using server = await serveBytes((socket) => socket.resetAndDestroy());
		expect(await send(get(server.url))).toMatchObject({ ok: false, problem: 'connection' });
		expect(server.seen).toHaveLength(2);
	});

	test('half a body is a connection problem, by declared length and in chunks', async () => {
		await using byLength = await serveBytes((socket) =>
			socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"half":'),
		);
		await using inChunks = await serveBytes((socket) =>
			socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{"half":\r\n'),
		);
		expect(await send(get(byLength.url))).toMatchObject({ ok: false, problem: 'connection' });
		expect(await send(get(inChunks.url))).toMatchObject({ ok: false, problem: 'connection' });
		expect(byLength.seen).toHaveLength(2);
	});

	test('half a packed body is a connection problem, and so is an unknown packing', async () => {
		await using half = await serveLocally((_, response) => {
			response.setHeader('Content-Encoding', 'gzip');
			response.end(gzipSync('половина'.repeat(100)).subarray(0, 30));
		});
		await using unknown = await serveLocally((_, response) => {
			response.setHeader('Content-Encoding', 'constructor');
			response.end('x');
		});
		expect(await send(get(half.url))).toMatchObject({ ok: false, problem: 'connection' });
		expect(await send(get(unknown.url))).toMatchObject({ ok: false, problem: 'connection' });
	});

	test('bytes that are not HTTP are a connection problem', async () => {
		await using server = await serveBytes((socket) => socket.end('garbage garbage\r\n\r\n'));
		expect(await send(get(server.url))).toMatchObject({ ok: false, problem: 'connection' });
	});

	test('an address that is none is a connection problem and not an exception', async () => {
		expect(await send(get('no address'))).toMatchObject({ ok: false, problem: 'connection' });
	});

	test('silence ends with the deadline', async () => {
		await using server = await serveLocally(() => {});
		const result = await send(get(server.url), { deadlineMs: 50, attempts: 1 });
		expect(result).toMatchObject({ ok: false, problem: 'timeout' });
	});

	test('a body that stops halfway without closing ends with the deadline', async () => {
		await using server = await serveLocally((_, response) => {
			response.setHeader('Content-Length', '100');
			response.write('{');
		});
		const result = await send(get(server.url), { deadlineMs: 50, attempts: 1 });
		expect(result).toMatchObject({ ok: false, problem: 'timeout' });
	});

	test('an asker who leaves ends the asking at once, also within a body', async () => {
		await using server = await serveLocally((_, response) => {
			response.write('{');
		});
		const result = await send(get(server.url, { signal: AbortSignal.timeout(50) }), { deadlineMs: 10_000 });
		expect(result).toMatchObject({ ok: false, problem: 'aborted' });
		expect(server.seen).toHaveLength(1);
	});

	test('an asker who has already left is not asked for', async () => {
		await using server = await serveLocally((_, response) => response.end());
		const result = await send(get(server.url, { signal: AbortSignal.abort() }));
		expect(result).toMatchObject({ ok: false, problem: 'aborted' });
		expect(server.seen).toHaveLength(0);
	});

	test.each([300, 301, 302, 303, 307, 308])('HTTP %i is never followed', async (status) => {
		await using elsewhere = await serveLocally((_, response) => response.end('elsewhere'));
		await using server = await serveLocally((_, response) => {
			response.writeHead(status, { Location: `${elsewhere.url}/secret-place` });
			response.end('moved');
		});
		const result = await send(get(server.url));
		expect(result).toMatchObject({ ok: false, problem: 'redirect' });
		expect(!result.ok && result.detail).not.toContain('secret-place');
		expect(elsewhere.seen).toHaveLength(0);
		expect(server.seen).toHaveLength(1);
	});
});

describe('a body that is too large', () => {
	test('of 6 MB is refused, of exactly 5 MB is read', async () => {
		await using server = await serveLocally((request, response) => {
			response.end(Buffer.alloc(request.url === '/six' ? 6 * 1024 * 1024 : BODY_LIMIT_BYTES, 'a'));
		});
		const patient = { deadlineMs: 10_000 };
		expect(await send(get(`${server.url}/six`), patient)).toMatchObject({ ok: false, problem: 'too-large' });
		const five = await send(get(`${server.url}/five`), patient);
		expect(five.ok && five.reply.body.length).toBe(BODY_LIMIT_BYTES);
		expect(server.seen).toEqual(['/six', '/five']);
	});

	test('that never ends is cut off and its connection closed', async () => {
		const closed = Promise.withResolvers<void>();
		await using server = await serveLocally((_, response) => {
			const chunk = Buffer.alloc(256 * 1024, 'a');
			const pour = () => {
				while (!response.destroyed && response.write(chunk));
			};
			response.on('drain', pour);
			response.on('close', closed.resolve);
			pour();
		});
		const result = await send(get(server.url), { deadlineMs: 10_000 });
		expect(result).toMatchObject({ ok: false, problem: 'too-large' });
		await closed.promise;
	});

	test('once unpacked is refused however small it was on the wire', async () => {
		const bomb = gzipSync(Buffer.alloc(BODY_LIMIT_BYTES + 1));
		await using server = await serveLocally((_, response) => {
			response.setHeader('Content-Encoding', 'gzip');
			response.end(bomb);
		});
		expect(bomb.length).toBeLessThan(10_000);
		expect(await send(get(server.url))).toMatchObject({ ok: false, problem: 'too-large' });
	});

	test('in its headers is refused as well', async () => {
		await using server = await serveLocally((_, response) => {
			response.setHeader('X-Long', 'a'.repeat(40_000));
			response.end();
		});
		expect(await send(get(server.url))).toMatchObject({ ok: false, problem: 'too-large' });
	});
});
