import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { OutgoingRequest } from './reply.ts';
import type { RequestPolicy } from './request-policy.ts';
import { get, hastyPolicy } from './testing/hasty.ts';
import { serveLocally } from './testing/local-server.ts';
import { createTransport } from './transport.ts';

const now = () => new Date('2026-11-21T10:00:00Z');

function send(request: OutgoingRequest, requestPolicy: Partial<RequestPolicy> = {}) {
	return createTransport(hastyPolicy(requestPolicy), { now }).send(request);
}

describe('a whole answer', () => {
	test('comes back with its status, headers, bytes and text', async () => {
		await using server = await serveLocally((request, response) => {
			response.setHeader('X-Asked', `${request.method} ${request.headers['x-own']}`);
			response.setHeader('Content-Type', 'application/json; charset=utf-8');
			response.end('{"город":"Тверь"}');
		});
		const result = await send(get(`${server.url}/a?b=c`, { headers: { 'x-own': 'mine' } }));
		if (!result.ok) throw new Error(result.detail);
		expect(result.reply.status).toBe(200);
		expect(result.reply.headers['x-asked']).toBe('GET mine');
		expect(result.reply.text).toBe('{"город":"Тверь"}');
		expect(Buffer.from(result.reply.body).toString()).toBe('{"город":"Тверь"}');
		expect(server.seen).toEqual(['/a?b=c']);
	});

	test('is read after a POST with a body', async () => {
		await using server = await serveLocally(async (request, response) => {
			const chunks: Buffer[] = [];
			for await (const chunk of request) chunks.push(chunk);
			response.end(`${request.method} ${Buffer.concat(chunks)}`);
		});
		const result = await send(get(server.url, { method: 'POST', body: '{"query":"машина"}' }));
		expect(result.ok && result.reply.text).toBe('POST {"query":"машина"}');
	});

	test('in windows-1251 is read as its header says', async () => {
		await using server = await serveLocally((_, response) => {
			response.setHeader('Content-Type', 'text/html; charset=windows-1251');
			response.end(Buffer.from([0xcd, 0xe5, 0xf2]));
		});
		const result = await send(get(server.url));
		expect(result.ok && result.reply.text).toBe('Нет');
	});

	test.each([
		['gzip', gzipSync],
		['br', brotliCompressSync],
		['deflate', deflateSync],
	])('packed with %s is unpacked', async (encoding, pack) => {
		await using server = await serveLocally((_, response) => {
			response.setHeader('Content-Encoding', encoding);
			response.end(pack('упаковано'));
		});
		const result = await send(get(server.url));
		expect(result.ok && result.reply.text).toBe('упаковано');
	});

	test.each([400, 403, 404, 429, 500, 503])('with HTTP %i is still an answer', async (status) => {
		await using server = await serveLocally((_, response) => {
			response.statusCode = status;
			response.end('{"state":"fail"}');
		});
		const result = await send(get(server.url));
		expect(result).toMatchObject({ ok: true, reply: { status, text: '{"state":"fail"}' } });
	});

	test('keeps several cookies apart and sends none of them back', async () => {
		const cookies: (string | undefined)[] = [];
		await using server = await serveLocally((request, response) => {
			cookies.push(request.headers.cookie);
			response.setHeader('Set-Cookie', ['a=1; expires=Sat, 21 Nov 2026 10:00:00 GMT', 'b=2']);
			response.end();
		});
		const transport = createTransport(hastyPolicy(), { now });
		const first = await transport.send(get(server.url));
		await transport.send(get(server.url));
		expect(first.ok && first.reply.headers['set-cookie']?.split('\n')).toHaveLength(2);
		expect(cookies).toEqual([undefined, undefined]);
	});

	test('leaves its connection for the next question', async () => {
		const ports = new Set<number | undefined>();
		await using server = await serveLocally((request, response) => {
			ports.add(request.socket.remotePort);
			response.end('ok');
		});
		const transport = createTransport(hastyPolicy(), { now });
		for (let question = 0; question < 5; question += 1) {
			await transport.send(get(server.url));
			await sleep(5);
		}
		expect(ports.size).toBe(1);
	});
});
