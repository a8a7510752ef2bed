import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { get } from './testing/hasty.ts';
import { serveLocally } from './testing/local-server.ts';
import { serveStatuses, transportWith } from './testing/metered-transport.ts';

describe('a request is sent again', () => {
	test.each([429, 500, 502, 503])('after HTTP %i', async (status) => {
		await using server = await serveStatuses(status, 200);
		const transport = transportWith();
		expect(await transport.send(get(server.url))).toMatchObject({ ok: true, reply: { status: 200 } });
		expect(transport.events).toMatchObject([{ outcome: '2xx', attempts: 2 }]);
	});

	test('after a time-out', async () => {
		let asked = 0;
		await using server = await serveLocally((_, response) => {
			asked += 1;
			if (asked > 1) response.end('late but here');
		});
		const result = await transportWith({ deadlineMs: 100 }).send(get(server.url));
		expect(result).toMatchObject({ ok: true, reply: { text: 'late but here' } });
	});

	test('as often as the manners allow, and the last reply counts with its body', async () => {
		await using server = await serveStatuses(500);
		const transport = transportWith({ attempts: 3 });
		expect(await transport.send(get(server.url))).toMatchObject({
			ok: true,
			reply: { status: 500, text: '3' },
		});
		expect(server.seen).toHaveLength(3);
		expect(transport.events).toMatchObject([{ outcome: '5xx', attempts: 3 }]);
	});

	test('but never when sending it twice could do harm', async () => {
		await using server = await serveStatuses(503, 200);
		const result = await transportWith().send(get(server.url, { method: 'POST', repeatable: false }));
		expect(result).toMatchObject({ ok: true, reply: { status: 503 } });
		expect(server.seen).toHaveLength(1);
	});

	test('but never after HTTP 400, which will stay', async () => {
		await using server = await serveStatuses(400, 200);
		expect(await transportWith().send(get(server.url))).toMatchObject({ reply: { status: 400 } });
	});

	test('but not when its asker leaves during the pause', async () => {
		const leaving = new AbortController();
		await using server = await serveLocally((_, response) => {
			response.writeHead(503).end();
			setTimeout(() => leaving.abort(), 30);
		});
		const result = await transportWith({ repeatAfterMs: 300 }).send(
			get(server.url, { signal: leaving.signal }),
		);
		expect(result).toMatchObject({ ok: false, problem: 'aborted' });
		await sleep(350);
		expect(server.seen).toHaveLength(1);
	});
});

describe('after HTTP 429', () => {
	test('nothing is sent while the supplier wants rest, and the 429 itself is the answer', async () => {
		await using server = await serveLocally((_, response) => {
			response.writeHead(429, { 'Retry-After': '60' }).end('slow down');
		});
		const transport = transportWith();
		expect(await transport.send(get(server.url))).toMatchObject({
			ok: true,
			reply: { status: 429, text: 'slow down' },
		});
		expect(await transport.send(get(server.url))).toMatchObject({ ok: false, problem: 'breaker-open' });
		expect(server.seen).toHaveLength(1);
	});

	test('a short rest is waited for', async () => {
		const moments: number[] = [];
		await using server = await serveLocally((_, response) => {
			moments.push(performance.now());
			response.statusCode = moments.length === 1 ? 429 : 200;
			response.end();
		});
		const result = await transportWith({ restAfter429Ms: 200, repeatAfterMs: 1 }).send(get(server.url));
		expect(result).toMatchObject({ ok: true, reply: { status: 200 } });
		expect(moments[1]! - moments[0]!).toBeGreaterThan(180);
	});
});
