import { describe, expect, test } from 'vitest';
import { createBareApp } from '../http/testing/served-app.ts';
import { createIdleStore, testConfig, testDeps } from '../testing/test-deps.ts';
import { closeConnectionsWhileDraining, createDraining, type Draining } from './draining.ts';
import { registerHealth } from './route.ts';

function appOver(store = createIdleStore(), draining?: Draining) {
	const deps = testDeps({ store, config: testConfig({ BUILD_COMMIT: 'abc123' }) });
	const app = createBareApp(deps);
	registerHealth(app, deps, draining);
	return app;
}

async function ask(app: ReturnType<typeof appOver>, path: string) {
	const reply = await app.inject(path);
	return [reply.statusCode, reply.json()];
}

describe('health', () => {
	test('lives without asking the store', async () => {
		const broken = createIdleStore(() => {
			throw new Error('asked');
		});
		const [status, said] = await ask(appOver(broken), '/healthz');
		expect([status, said]).toEqual([
			200,
			{ ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+$/), commit: 'abc123' },
		]);
	});

	test.each(['works', 'read-only', 'away'] as const)(
		'is ready, and says how the store is: %s',
		async (store) => {
			expect(await ask(appOver(createIdleStore(() => store)), '/readyz')).toEqual([200, { ok: true, store }]);
		},
	);

	test('is not ready from the moment it is asked to end, and lives on', async () => {
		const draining = createDraining();
		const app = appOver(createIdleStore(), draining);
		await draining.drain(0);
		expect(await ask(app, '/readyz')).toEqual([503, { ok: false, store: 'works' }]);
		expect(await ask(app, '/healthz')).toMatchObject([200, { ok: true }]);
	});

	test('ends each connection with its reply from that moment on', async () => {
		const draining = createDraining();
		const app = createBareApp(testDeps({}));
		closeConnectionsWhileDraining(app, draining);
		registerHealth(app, testDeps({}), draining);
		expect((await app.inject('/healthz')).headers.connection).toBe('keep-alive');
		await draining.drain(0);
		expect((await app.inject('/healthz')).headers.connection).toBe('close');
	});
});
