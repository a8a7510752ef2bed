import { describe, expect, test } from 'vitest';
import { createBareApp } from '../http/testing/served-app.ts';
import { createIdleStore, testDeps } from '../testing/test-deps.ts';
import { registerHealth } from './route.ts';

function appOver(store = createIdleStore()) {
	const deps = testDeps({ store });
	const app = createBareApp(deps);
	registerHealth(app, deps);
	return app;
}

describe('health', () => {
	test('lives without asking the store', async () => {
		const reply = await appOver(createIdleStore(() => false)).inject('/healthz');
		expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }]);
	});

	test('is ready when the store is', async () => {
		const reply = await appOver().inject('/readyz');
		expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true, store: true }]);
	});

	test('is not ready while the store does not answer, and says which part', async () => {
		const reply = await appOver(createIdleStore(() => false)).inject('/readyz');
		expect([reply.statusCode, reply.json()]).toEqual([503, { ok: false, store: false }]);
		const failing = createIdleStore(() => {
			throw new Error('gone');
		});
		expect((await appOver(failing).inject('/readyz')).statusCode).toBe(503);
	});
});
