import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createDraining } from '../health/draining.ts';
import { registerHealth } from '../health/route.ts';
import { createLog } from '../log.ts';
import { registerMetrics } from '../metrics/route.ts';
import { testDeps } from '../testing/test-deps.ts';
import { createBareApp } from './testing/served-app.ts';

const PROXY_ID = '7b0f2f1c-5f0d-4a53-9a54-0a6d5f6f0c11';

function appBehind(trustProxy: string[] | null) {
	const lines: string[] = [];
	const log = createLog('info', { write: (line) => lines.push(line) });
	const deps = testDeps({ log });
	const app = createBareApp({ ...deps, config: { ...deps.config, trustProxy } });
	app.get('/asked', async () => ({ ok: true }));
	const ask = async (id: string) => {
		const reply = await app.inject({ url: '/asked', headers: { 'x-request-id': id } });
		return { sent: reply.headers['x-request-id'], logged: lines.map((line) => JSON.parse(line)) };
	};
	return { ask };
}

describe('the id of a request', () => {
	test('is the proxy’s, in the log and in the reply', async () => {
		const { sent, logged } = await appBehind(['127.0.0.1']).ask(PROXY_ID);
		expect(sent).toBe(PROXY_ID);
		expect(logged).toMatchObject([{ id: PROXY_ID, msg: 'reply', pid: process.pid }]);
		expect(logged[0].host).toEqual(expect.any(String));
	});

	test.each(['', 'short', 'XTA21144094786239', `${PROXY_ID}\u0085`, 'f'.repeat(65)])(
		'is our own where the proxy says «%s»',
		async (given) => {
			const { sent, logged } = await appBehind(['127.0.0.1']).ask(given);
			expect(sent).toMatch(/^req-[0-9a-f]{12}$/);
			expect(logged).toMatchObject([{ id: sent }]);
		},
	);

	test('is our own and nobody’s business where there is no proxy', async () => {
		const { sent, logged } = await appBehind(null).ask(PROXY_ID);
		expect(sent).toBeUndefined();
		expect(logged[0].id).toMatch(/^req-/);
	});
});

describe('every line of a request', () => {
	/** An app that listens: a body that comes over a connection is heard of by its events. */
	async function listening() {
		const lines: string[] = [];
		const log = createLog('info', { write: (line) => lines.push(line) });
		const app = createBareApp(testDeps({ log }));
		app.post<{ Body: { wait: number } }>('/asked', async (request) => {
			log.info({ of: request.id }, 'begun');
			await wait(request.body.wait);
			log.info({ of: request.id }, 'waited');
			throw new TypeError('a bug');
		});
		const url = await app.listen({ port: 0, host: '127.0.0.1' });
		const ask = (ms: number) =>
			fetch(`${url}/asked`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ wait: ms }),
			}).then(({ status }) => status);
		return { app, log, ask, written: () => lines.map((line) => JSON.parse(line)) };
	}

	test('carries its id, the bug as well, however many are under way; no other line does', async () => {
		const { app, log, ask, written } = await listening();
		expect(await Promise.all([30, 20, 10, 0].map(ask))).toEqual([500, 500, 500, 500]);
		await app.close();
		log.info({}, 'of nobody');
		const lines = written();
		const ids = new Set(lines.filter(({ msg }) => msg === 'reply').map(({ id }) => id));
		expect(ids.size).toBe(4);
		for (const id of ids) {
			const own = lines.filter((line) => line.id === id);
			expect(own.map(({ msg }) => msg)).toEqual(['begun', 'waited', 'bug', 'reply']);
			expect(own.map(({ of }) => of).filter(Boolean)).toEqual([id, id]);
		}
		expect(lines.at(-1)).toMatchObject({ msg: 'of nobody' });
		expect(lines.at(-1)).not.toHaveProperty('id');
	});
});

test.each([200, 503])('a probe of the balancer is no line of the log: %i', async (status) => {
	const lines: string[] = [];
	const draining = createDraining();
	if (status === 503) await draining.drain(0);
	const deps = testDeps({ log: createLog('info', { write: (line) => lines.push(line) }) });
	const app = createBareApp(deps);
	registerHealth(app, deps, draining);
	for (const url of ['/readyz', '/healthz']) await app.inject(url);
	expect((await app.inject('/readyz')).statusCode).toBe(status);
	expect(lines).toEqual([]);
});

test('metrics that nobody may read are one', async () => {
	const lines: string[] = [];
	const deps = testDeps({ log: createLog('info', { write: (line) => lines.push(line) }) });
	const app = createBareApp(deps);
	registerMetrics(app, deps);
	await app.inject('/metrics');
	expect(lines).toEqual([]);
	await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' });
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ route: '/metrics', status: 404 }]);
});
