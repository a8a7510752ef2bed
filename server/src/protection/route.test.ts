import { getProtection } from '@avtosverka/contract/protection';
import { describe, expect, test, vi } from 'vitest';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { testConfig, testDeps } from '../testing/test-deps.ts';
import { createAltcha } from './altcha.ts';
import { createProtection } from './create-protection.ts';
import { registerProtection } from './route.ts';
import { createService } from './service.ts';

function appWith(deps = testDeps()) {
	const app = createBareApp(deps);
	registerProtection(app, deps);
	return app;
}

const PARTS = { appSecret: 'test', siteUrl: 'http://localhost:3000' };

function altcha() {
	return createAltcha({ appSecret: 'test', clock: { now: () => new Date() }, spent: { spend: vi.fn() } });
}

describe('GET /v1/protection/{purpose}', () => {
	test('gives a task that is bound to its purpose and does not name the visitor', async () => {
		const app = appWith(testDeps({ protection: altcha() }));
		const headers = { ...MARKER, cookie: `visitor=${'q'.repeat(22)}` };
		const reply = await app.inject({ url: '/v1/protection/plate', headers });
		expect(reply.statusCode).toBe(200);
		expect(getProtection.reply.parse(reply.json())).toMatchObject({
			kind: 'altcha',
			challenge: { parameters: { algorithm: 'PBKDF2/SHA-256', data: { purpose: 'plate' } } },
		});
		expect(reply.body).not.toContain('q'.repeat(22));
	});

	test('makes a new visitor known, so that the task can be used at all', async () => {
		const reply = await appWith(testDeps({ protection: altcha() })).inject({
			url: '/v1/protection/check',
			headers: MARKER,
		});
		expect(reply.headers['set-cookie']).toContain(String(reply.headers['x-visitor']));
	});

	test('says when there is no protection', async () => {
		const reply = await appWith().inject({ url: '/v1/protection/check', headers: MARKER });
		expect(reply.json()).toEqual({ kind: 'off', challenge: null });
	});

	test('says which service makes the values, and nothing secret of it', async () => {
		const settings = {
			kind: 'turnstile',
			url: 'https://captcha.example',
			siteKey: 'public',
			secret: 'hush',
		} as const;
		const protection = createService({
			settings,
			siteUrl: PARTS.siteUrl,
			spent: { spend: vi.fn(), knows: vi.fn() },
			ask: vi.fn(),
		});
		const reply = await appWith(testDeps({ protection })).inject({
			url: '/v1/protection/check',
			headers: MARKER,
		});
		expect(reply.json()).toEqual({
			kind: 'turnstile',
			siteKey: 'public',
			scriptUrl: 'https://captcha.example/turnstile/v0/api.js?render=explicit',
		});
	});

	test('knows no other purpose', async () => {
		const reply = await appWith().inject({ url: '/v1/protection/everything', headers: MARKER });
		expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-input']);
	});

	test('has a limit of its own per address', async () => {
		const app = appWith(testDeps({ config: testConfig({ CHALLENGE_LIMIT_PER_MINUTE: '1' }) }));
		const ask = () => app.inject({ url: '/v1/protection/check', headers: MARKER });
		expect((await ask()).statusCode).toBe(200);
		expect((await ask()).statusCode).toBe(429);
	});
});

test('without protection every value passes', async () => {
	const { clock, store } = testDeps();
	const off = createProtection({ kind: 'off' }, { ...PARTS, clock, store, calls: testDeps().calls });
	const claim = { token: '', purpose: 'check', visitorId: '', check: null, now: new Date() } as const;
	expect((await off.verify(claim)).verdict).toBe('pass');
});
