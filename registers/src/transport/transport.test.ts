import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { get } from './testing/hasty.ts';
import { serveLocally } from './testing/local-server.ts';
import { serveStatuses, transportWith } from './testing/metered-transport.ts';

describe('a breaker', () => {
	test('spares a failing supplier and tries it again later', async () => {
		await using server = await serveStatuses(500, 500, 500, 200);
		const transport = transportWith({ attempts: 1, breakerAfter: 3, breakerOpenMs: 100 });
		for (let question = 0; question < 3; question += 1) await transport.send(get(server.url));
		const skipped = await transport.send(get(server.url));
		expect(skipped).toMatchObject({ ok: false, problem: 'breaker-open' });
		expect(transport.events.at(-1)).toMatchObject({ outcome: 'breaker-open', attempts: 0 });
		expect(server.seen).toHaveLength(3);
		await sleep(120);
		expect(await transport.send(get(server.url))).toMatchObject({ ok: true, reply: { status: 200 } });
		expect(await transport.send(get(server.url))).toMatchObject({ ok: true });
	});

	test('that opens between two attempts leaves the reply of the first standing', async () => {
		await using server = await serveStatuses(500);
		const result = await transportWith({ breakerAfter: 1, attempts: 3 }).send(get(server.url));
		expect(result).toMatchObject({ ok: true, reply: { status: 500, text: '1' } });
		expect(server.seen).toHaveLength(1);
	});

	test('stays closed over 4xx and 429, which speak of the question', async () => {
		await using server = await serveStatuses(404, 429, 400, 403, 404, 200);
		const transport = transportWith({ attempts: 1, breakerAfter: 2, restAfter429Ms: 1 });
		for (let question = 0; question < 5; question += 1) await transport.send(get(server.url));
		expect(await transport.send(get(server.url))).toMatchObject({ ok: true, reply: { status: 200 } });
	});
});

describe('an asker who leaves', () => {
	async function afterLeaving(leaveAfterMs: number) {
		await using server = await serveLocally((request, response) => {
			if (request.url === '/next') response.end('here');
		});
		const transport = transportWith({ breakerAfter: 1, breakerOpenMs: 1_000, hangingAfterMs: 80 });
		await transport.send(get(server.url, { signal: AbortSignal.timeout(leaveAfterMs) }));
		await sleep(10);
		return await transport.send(get(`${server.url}/next`));
	}

	test('after a long silence has found a hanging supplier, which the breaker spares', async () => {
		expect(await afterLeaving(150)).toMatchObject({ ok: false, problem: 'breaker-open' });
	});

	test('soon was merely in a hurry, and the breaker stays closed', async () => {
		expect(await afterLeaving(10)).toMatchObject({ ok: true });
	});
});

describe('many requests at once', () => {
	test('are let out only so many at a time, the rest wait, one more than may wait is turned away', async () => {
		let busy = 0;
		let busiest = 0;
		await using server = await serveLocally(async (_, response) => {
			busy += 1;
			busiest = Math.max(busiest, busy);
			await sleep(30);
			busy -= 1;
			response.end();
		});
		const transport = transportWith({ atOnce: 2, queue: 3 });
		const results = await Promise.all(Array.from({ length: 6 }, () => transport.send(get(server.url))));
		expect(busiest).toBe(2);
		expect(results.filter((result) => result.ok)).toHaveLength(5);
		expect(results.filter((result) => !result.ok)).toMatchObject([{ problem: 'overloaded' }]);
	});

	test('do not hold up one whose asker has left', async () => {
		await using server = await serveLocally(() => {});
		const transport = transportWith({ atOnce: 1, deadlineMs: 5_000 });
		const leaving = new AbortController();
		const hanging = transport.send(get(server.url, { signal: leaving.signal }));
		const startedAt = performance.now();
		const waiting = await transport.send(get(server.url, { signal: AbortSignal.timeout(30) }));
		expect(waiting).toMatchObject({ ok: false, problem: 'aborted' });
		expect(performance.now() - startedAt).toBeLessThan(500);
		leaving.abort();
		await hanging;
	});
});

describe('what is told to logs and metrics', () => {
	test('has neither VIN nor key nor query in it', async () => {
		const transport = transportWith({ attempts: 1 });
		await using server = await serveLocally((_, response) => response.destroy());
		const result = await transport.send(
			get(`${server.url}/check/XTA21144094786239?token=abcdef&grz=А123ВС77`, {
				headers: { authorization: 'AR-REST secret' },
			}),
		);
		expect(result.ok || result.detail).toMatch(/^GET 127\.0\.0\.1:\d+\/check\/…\?…: [A-Z_]+$/);
		expect(JSON.stringify(transport.events)).not.toMatch(/XTA|abcdef|А123ВС77|secret/);
	});

	test('is one event for each request, with its duration', async () => {
		await using server = await serveLocally(async (_, response) => {
			await sleep(40);
			response.statusCode = 404;
			response.end();
		});
		const transport = transportWith();
		await transport.send(get(server.url));
		expect(transport.events).toMatchObject([{ supplier: 'test', outcome: '4xx', attempts: 1 }]);
		expect(transport.events[0]?.durationMs).toBeGreaterThan(35);
	});
});
