import { getUserRoute } from '@avtosverka/contract/routes/accounts';
import { reportErrorRoute } from '@avtosverka/contract/routes/errors';
import { setSubscriptionRoute } from '@avtosverka/contract/routes/moderation';
import { getOwnerReportDocumentRoute } from '@avtosverka/contract/routes/owner-report';
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
		await call(getUserRoute, {});
		expect(first()).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest' });
		expect(first()).not.toHaveProperty('Cache-Control');
		const again = answer(200, '{"success":true}');
		await call(getUserRoute, {}, { refresh: true });
		expect(again()).toMatchObject({ 'Cache-Control': 'no-cache' });
	});

	test('carries what was read from a picture only when something was', async () => {
		const plain = answer(200, '{}');
		await call(getUserRoute, {}, { picture: null });
		expect(plain()).not.toHaveProperty('X-Captcha-Token');
		const solved = answer(200, '{}');
		await call(getUserRoute, {}, { picture: { token: 't1', word: '12345' } });
		expect(solved()).toMatchObject({ 'X-Captcha-Token': 't1', 'X-Captcha-Word': '12345' });
	});

	test('gives the reply', async () => {
		answer(200, '{"success":false,"message":"x"}');
		expect(await call(getUserRoute, {})).toEqual({ kind: 'reply', reply: { success: false, message: 'x' } });
	});

	test('gives the problem of a 4xx in its own words', async () => {
		answer(429, '{"success":false,"message":"Слишком часто.","code":"too-many"}');
		expect(await call(getUserRoute, {})).toMatchObject({
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
		expect(await call(getUserRoute, {})).toEqual({ kind: 'failed' });
	});

	test('has failed without a connection', async () => {
		vi.stubGlobal('fetch', async () => {
			throw new TypeError('network');
		});
		expect(await call(getUserRoute, {})).toEqual({ kind: 'failed', silent: true });
	});

	test('has failed with the words of a 5xx, where it has some', async () => {
		answer(500, '{"success":false,"message":"x","code":"bug"}');
		expect(await call(getUserRoute, {})).toMatchObject({ kind: 'failed', problem: { message: 'x' } });
	});

	test('carries the access token and a body only where told so', async () => {
		const plain = answer(200, '{}');
		await call(getUserRoute, {});
		expect(plain()).not.toHaveProperty('Authorization');
		expect(plain()).not.toHaveProperty('Content-Type');
		const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
		vi.stubGlobal('fetch', fetched);
		await call(setSubscriptionRoute, { digest: true, urgent: false }, { token: 't1' });
		expect(fetched.mock.calls[0]?.[1]).toMatchObject({
			method: 'POST',
			body: '{"digest":true,"urgent":false}',
			headers: { Authorization: 'Bearer t1', 'Content-Type': 'application/json' },
		});
	});

	test('throws the reason of an abort and nothing else', async () => {
		const withdrawal = new AbortController();
		vi.stubGlobal('fetch', async () => {
			withdrawal.abort('передумал');
			throw new TypeError('aborted');
		});
		await expect(call(getUserRoute, {}, { signal: withdrawal.signal })).rejects.toBe('передумал');
	});

	test('says from then on who we are, as the first reply told us', async () => {
		vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'X-Visitor': 'v1' } }));
		await call(getUserRoute, {});
		const next = answer(200, '{}');
		await call(getUserRoute, {});
		expect(next()).toMatchObject({ 'X-Visitor': 'v1' });
	});
});

describe('what is told without an answer', () => {
	test('goes out as JSON with the marker header, and outlives its page', async () => {
		const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
		vi.stubGlobal('fetch', fetched);
		await tell(reportErrorRoute, { message: 'x', file: '', line: null });
		expect(fetched).toHaveBeenCalledExactlyOnceWith(
			'/v1/errors',
			expect.objectContaining({
				method: 'POST',
				body: '{"message":"x","file":"","line":null}',
				keepalive: true,
			}),
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
		await expect(tell(reportErrorRoute, { message: 'x', file: '', line: null })).resolves.toBeUndefined();
	});
});

describe('a file of our own API', () => {
	test('comes with its bytes', async () => {
		answer(200, '%PDF-1.7');
		const outcome = await callForFile(getOwnerReportDocumentRoute, { uuid: 'u1' });
		expect(outcome.kind === 'reply' && (await outcome.reply.text())).toBe('%PDF-1.7');
	});

	test('that is refused is told in the server’s words', async () => {
		answer(409, '{"success":false,"message":"После оплаты.","code":"conflict"}');
		expect(await callForFile(getOwnerReportDocumentRoute, { uuid: 'u1' })).toMatchObject({
			kind: 'problem',
			problem: { code: 'conflict' },
		});
	});
});
