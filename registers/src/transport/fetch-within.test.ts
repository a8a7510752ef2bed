import { describe, expect, test } from 'vitest';
import { fetchWithin } from './fetch-within.ts';
import { serveLocally } from './testing/local-server.ts';

const LONG_MS = 30_000;

describe('a fetch with a deadline', () => {
	test.each([
		['nothing', false],
		['a head and no more', true],
	])('rejects where there is %s in time', async (_what, hasHead) => {
		await using silent = await serveLocally((_request, response) => {
			if (hasHead) response.writeHead(200).write('{"ok"');
		});
		await expect(fetchWithin(50)(silent.url)).rejects.toMatchObject({ name: 'TimeoutError' });
	});

	test('ends by the signal of its caller as well', async () => {
		await using silent = await serveLocally(() => {});
		const call = fetchWithin(LONG_MS)(silent.url, { signal: AbortSignal.timeout(50) });
		await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
	});

	test('rejects for a success that is no JSON, such as the page of a proxy', async () => {
		await using proxy = await serveLocally((_request, response) => {
			response.end('<html>вход в сеть</html>');
		});
		await expect(fetchWithin(LONG_MS)(proxy.url)).rejects.toBeInstanceOf(SyntaxError);
	});

	test.each([
		[200, '{"ok":true}'],
		[503, '{"code":"service.unavailable"}'],
		[502, '<html>Bad Gateway</html>'],
		[404, ''],
	])('hands on %i %s', async (status, body) => {
		await using server = await serveLocally((_request, response) => {
			response.writeHead(status).end(body);
		});
		const response = await fetchWithin(LONG_MS)(server.url);
		expect([response.status, await response.text()]).toEqual([status, body]);
	});
});
