import { describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { testDeps } from '../testing/test-deps.ts';
import { createBareApp } from './testing/served-app.ts';

const PROXY_ID = '7b0f2f1c-5f0d-4a53-9a54-0a6d5f6f0c11';

function appBehind(trustProxy: string[] | null) {
	const lines: string[] = [];
	const log = createLog('info', { write: (line) => lines.push(line) });
	const deps = testDeps({ log });
	const app = createBareApp({ ...deps, config: { ...deps.config, trustProxy } });
	app.get('/asked', async () => ({ ok: true }));
	app.get('/healthz', async () => ({ ok: true }));
	const ask = async (id: string, url = '/asked') => {
		const reply = await app.inject({ url, headers: { 'x-request-id': id } });
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
			expect(sent).toMatch(/^req-[0-9a-z]+$/);
			expect(logged).toMatchObject([{ id: sent }]);
		},
	);

	test('is our own and nobody’s business where there is no proxy', async () => {
		const { sent, logged } = await appBehind(null).ask(PROXY_ID);
		expect(sent).toBeUndefined();
		expect(logged[0].id).toMatch(/^req-/);
	});
});

test('a probe of the balancer is no line of the log', async () => {
	expect((await appBehind(null).ask(PROXY_ID, '/healthz')).logged).toEqual([]);
});
