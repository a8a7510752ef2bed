import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, callForFile, tell } from './client.ts';

/** Lets `fetch` answer once, and tells with which headers it was asked. */
function answer(status: number, body: string) {
	const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, { status }));
	vi.stubGlobal('fetch', fetched);
	return () => fetched.mock.calls[0]?.[1].headers as Record<string, string>;
}

afterEach(() => vi.unstubAllGlobals());

describe('a call of our own API', () => {
	test('carries the marker header, and asks anew only when told so', async () => {
		const first = answer(200, '{"success":true}');
		await call('/v1/x');
		expect(first()).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest' });
		expect(first()).not.toHaveProperty('Cache-Control');
		const again = answer(200, '{"success":true}');
		await call('/v1/x', { refresh: true });
		expect(again()).toMatchObject({ 'Cache-Control': 'no-cache' });
	});

	test('carries what was read from a picture only when something was', async () => {
		const plain = answer(200, '{}');
		await call('/v1/x', { picture: null });
		expect(plain()).not.toHaveProperty('X-Captcha-Token');
		const solved = answer(200, '{}');
		await call('/v1/x', { picture: { token: 't1', word: '12345' } });
		expect(solved()).toMatchObject({ 'X-Captcha-Token': 't1', 'X-Captcha-Word': '12345' });
	});

	test('gives the reply', async () => {
		answer(200, '{"success":false,"message":"x"}');
		expect(await call('/v1/x')).toEqual({ kind: 'reply', reply: { success: false, message: 'x' } });
	});

	test('gives the problem of a 4xx in its own words', async () => {
		answer(429, '{"success":false,"message":"Слишком часто.","code":"too-many"}');
		expect(await call('/v1/x')).toMatchObject({
			kind: 'problem',
			status: 429,
			problem: { code: 'too-many' },
		});
	});

	test.each([
		[502, '<html>Bad gateway</html>'],
		[404, '<html>not ours</html>'],
		[200, 'not json'],
		[200, '[1]'],
		[200, 'null'],
	])('has failed when the answer is %i %s', async (status, body) => {
		answer(status, body);
		expect(await call('/v1/x')).toEqual({ kind: 'failed' });
	});

	test('has failed without a connection', async () => {
		vi.stubGlobal('fetch', async () => {
			throw new TypeError('network');
		});
		expect(await call('/v1/x')).toEqual({ kind: 'failed', silent: true });
	});

	test('has failed with the words of a 5xx, where it has some', async () => {
		answer(500, '{"success":false,"message":"x","code":"bug"}');
		expect(await call('/v1/x')).toMatchObject({ kind: 'failed', problem: { message: 'x' } });
	});

	test('carries the access token and a body only where told so', async () => {
		const plain = answer(200, '{}');
		await call('/v1/x');
		expect(plain()).not.toHaveProperty('Authorization');
		expect(plain()).not.toHaveProperty('Content-Type');
		const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
		vi.stubGlobal('fetch', fetched);
		await call('/v1/x', { method: 'DELETE', bearer: 't1', body: { a: 1 } });
		expect(fetched.mock.calls[0]?.[1]).toMatchObject({
			method: 'DELETE',
			body: '{"a":1}',
			headers: { Authorization: 'Bearer t1', 'Content-Type': 'application/json' },
		});
	});

	test('throws the reason of an abort and nothing else', async () => {
		const withdrawal = new AbortController();
		vi.stubGlobal('fetch', async () => {
			withdrawal.abort('передумал');
			throw new TypeError('aborted');
		});
		await expect(call('/v1/x', { signal: withdrawal.signal })).rejects.toBe('передумал');
	});

	test('says from then on who we are, as the first reply told us', async () => {
		vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'X-Visitor': 'v1' } }));
		await call('/v1/x');
		const next = answer(200, '{}');
		await call('/v1/x');
		expect(next()).toMatchObject({ 'X-Visitor': 'v1' });
	});
});

describe('what is told without an answer', () => {
	test('goes out as JSON with the marker header, and outlives its page', async () => {
		const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
		vi.stubGlobal('fetch', fetched);
		await tell('/v1/x', { a: 1 });
		expect(fetched).toHaveBeenCalledExactlyOnceWith(
			'/v1/x',
			expect.objectContaining({ method: 'POST', body: '{"a":1}', keepalive: true }),
		);
		expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({
			'Content-Type': 'application/json',
			'X-Requested-With': 'XMLHttpRequest',
		});
	});

	test('never throws', async () => {
		vi.stubGlobal('fetch', async () => {
			throw new TypeError('network');
		});
		await expect(tell('/v1/x', {})).resolves.toBeUndefined();
	});
});

describe('a file of our own API', () => {
	test('comes with its bytes', async () => {
		answer(200, '%PDF-1.7');
		const outcome = await callForFile('/v1/x');
		expect(outcome.kind === 'reply' && (await outcome.reply.text())).toBe('%PDF-1.7');
	});

	test('that is refused is told in the server’s words', async () => {
		answer(409, '{"success":false,"message":"После оплаты.","code":"conflict"}');
		expect(await callForFile('/v1/x')).toMatchObject({ kind: 'problem', problem: { code: 'conflict' } });
	});
});
