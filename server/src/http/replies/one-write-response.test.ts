import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OneWriteResponse } from './one-write-response.ts';

let answer: (response: ServerResponse) => void;
const server = createServer({ ServerResponse: OneWriteResponse }, (_, response) => answer(response));
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => void server.close());

async function ask(method = 'GET'): Promise<{ status: number; bytes: Buffer; length: string | undefined }> {
	const { port } = server.address() as AddressInfo;
	return new Promise((resolve, reject) => {
		const asked = request({ port, host: '127.0.0.1', method, agent: false }, (reply) => {
			const parts: Buffer[] = [];
			reply.on('data', (part) => parts.push(part));
			reply.on('end', () => {
				const { statusCode: status = 0, headers } = reply;
				resolve({ status, bytes: Buffer.concat(parts), length: headers['content-length'] });
			});
		});
		asked.on('error', reject).end();
	});
}

test('any bytes arrive as they are, with a length that was told and without one', async () => {
	await fc.assert(
		fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), fc.boolean(), async (bytes, withLength) => {
			answer = (response) => {
				response.writeHead(200, withLength ? { 'content-length': bytes.length } : {});
				response.end(Buffer.from(bytes));
			};
			expect((await ask()).bytes).toEqual(Buffer.from(bytes));
		}),
		{ numRuns: 50 },
	);
});

test.each([1, 32 * 1024, 32 * 1024 + 1, 300_000])(
	'%i bytes have their length in the head',
	async (length) => {
		const body = Buffer.alloc(length, 'я');
		answer = (response) => response.end(body);
		expect(await ask()).toEqual({ status: 200, bytes: body, length: String(length) });
	},
);

test('texts, empty replies and HEAD are as Node has them, and the end is told', async () => {
	const ended = await new Promise<string>((done) => {
		answer = (response) => response.end('привет', () => done('text'));
		void ask().then(({ bytes }) => expect(bytes.toString()).toBe('привет'));
	});
	expect(ended).toBe('text');
	answer = (response) => response.writeHead(204).end();
	expect(await ask()).toMatchObject({ status: 204, bytes: Buffer.alloc(0) });
	answer = (response) => response.writeHead(200, { 'content-length': 3 }).end(Buffer.from('abc'));
	expect(await ask('HEAD')).toEqual({ status: 200, bytes: Buffer.alloc(0), length: '3' });
	const written = new Promise<void>((done) => {
		answer = (response) => response.end(Buffer.from('abc'), () => done());
	});
	await ask();
	await written;
});
