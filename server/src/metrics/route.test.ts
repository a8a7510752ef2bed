import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { createBareApp } from '../http/testing/served-app.ts';
import { testConfig, testDeps } from '../testing/test-deps.ts';
import { registerMetrics } from './route.ts';

const TOKEN = 'a-long-enough-token';
const FOREIGN = '192.0.2.1';
const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

function appWith(environment: Record<string, string> = {}) {
	const deps = testDeps({ config: testConfig(environment) });
	const app = createBareApp(deps);
	apps.push(app);
	registerMetrics(app, deps);
	for (const path of ['/cars/:vin', '/assets/a-1.js', '/assets/b-2.css'])
		app.get(path, async () => ({ ok: true }));
	return { app, metrics: deps.metrics };
}

describe('/metrics', () => {
	test('is Prometheus text for whoever asks on this machine', async () => {
		const { app, metrics } = appWith();
		metrics.registerAnswered('dtp', 'avtocod', 'found');
		const reply = await app.inject('/metrics');
		expect(reply.statusCode).toBe(200);
		expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
		expect(reply.headers['cache-control']).toBe('no-store');
		expect(reply.body).toContain(
			'avtosverka_register_answers_total{register="dtp",supplier="avtocod",state="found"} 1',
		);
	});

	test('does not exist for another machine, nor behind a proxy whatever it is trusted with', async () => {
		const plain = appWith();
		expect((await plain.app.inject({ url: '/metrics', remoteAddress: FOREIGN })).statusCode).toBe(404);
		const trusting = appWith({ TRUST_PROXY: 'loopback' });
		for (const forwarded of [FOREIGN, '127.0.0.1', `127.0.0.1, ${FOREIGN}`]) {
			const headers = { 'x-forwarded-for': forwarded };
			for (const { app } of [plain, trusting]) {
				const reply = await app.inject({ url: '/metrics', headers });
				expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
				expect(reply.body).not.toContain('avtosverka_');
			}
		}
	});

	test('is for whoever knows the token once there is one, and for nobody else', async () => {
		const { app } = appWith({ METRICS_TOKEN: TOKEN, TRUST_PROXY: 'loopback' });
		const ask = (authorization?: string) =>
			app.inject({
				url: '/metrics',
				remoteAddress: FOREIGN,
				headers: { 'x-forwarded-for': FOREIGN, ...(authorization && { authorization }) },
			});
		expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200);
		expect((await ask('Bearer another-long-token')).statusCode).toBe(404);
		expect((await ask()).statusCode).toBe(404);
		expect((await app.inject('/metrics')).statusCode).toBe(404);
	});

	test('counts replies by their pattern, never by their address', async () => {
		const { app } = appWith();
		await app.inject('/cars/XTA21144094786239');
		await app.inject('/cars/JTEHD21A850036287');
		await app.inject('/v1/nowhere');
		for (const file of ['a-1.js', 'b-2.css']) await app.inject(`/assets/${file}`);
		const { body } = await app.inject('/metrics');
		expect(body).toContain('avtosverka_http_replies_total{route="/cars/:vin",status="200"} 2');
		expect(body).toContain('avtosverka_http_replies_total{route="none",status="404"} 1');
		expect(body).toContain('avtosverka_http_replies_total{route="/assets/*",status="200"} 2');
		expect(body).toContain('avtosverka_http_reply_seconds_count{route="/cars/:vin"} 2');
		expect(body).not.toMatch(/XTA2|JTEHD|nowhere/);
	});
});

describe('a token that is none', () => {
	test.each(['short', 'with spaces inside it', 'кириллица-не-годится'])('ends the start: %s', (token) => {
		expect(() => testConfig({ METRICS_TOKEN: token })).toThrow('METRICS_TOKEN');
	});
});
