import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { startSandbox } from '@avtosverka/sandbox/start';
import { findFreePort } from '@avtosverka/server/http/listen';
import { startEmbeddedStore } from '@avtosverka/server/store/embedded/embedded-store';
import { TEST_DATA_KEYS } from '@avtosverka/server/store/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SpawnedServer, spawnServer } from '../testing/spawned-server.ts';
import { PROXIES, type RunningProxy, startProxy } from './testing/proxy.ts';

const HOST = '127.0.0.1';
const VISITORS = 16;
/** Reading, asking what is kept, and sending what must not be sent twice. */
const REQUESTS = [
	{ method: 'GET', path: '/faq' },
	{ method: 'GET', path: '/v1/decision/XTAGFL110KY700300' },
	{ method: 'POST', path: '/v1/auth/signOut' },
] as const;

const endings: (() => Promise<unknown>)[] = [];
let start: (port: number) => Promise<SpawnedServer>;
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'avtosverka-proxies-'));
	// The store of root runs under another account, which has to enter.
	await chmod(folder, 0o755);
	endings.push(() => rm(folder, { recursive: true, force: true }));
	const store = await startEmbeddedStore({ dataDir: folder, durable: false });
	endings.push(() => rm(store.dataDir, { recursive: true, force: true }), store.stop);
	const sandbox = await startSandbox({ port: 0, timeScale: 0 });
	endings.push(() => sandbox.close());
	const settings = {
		...sandboxSettings(sandbox.url),
		SANDBOX_PORT: String(sandbox.port),
		TELEGRAM_BOT_TOKEN: 'off',
		APP_SECRET: 'two-servers-and-one-secret-of-theirs',
		DATA_KEYS: TEST_DATA_KEYS,
		DATABASE_URL: store.url,
		HOST,
		TRUST_PROXY: HOST,
		RATE_LIMIT_PER_MINUTE: '1000000',
		BOT_PROTECTION: 'off',
		LOG_LEVEL: 'warn',
		PRESTOP_SECONDS: '5',
	};
	start = (port) => spawnServer({ ...settings, PORT: String(port) });
});
afterAll(async () => {
	for (const end of endings.reverse()) await end();
});

/** What came of one request: its status, or the words of the error. */
async function send(...asked: Parameters<typeof sendOnce>): Promise<number | string> {
	const outcome = await sendOnce(...asked);
	return outcome === 'again' ? send(...asked) : outcome;
}

function sendOnce({ url }: RunningProxy, agent: Agent, { method, path }: (typeof REQUESTS)[number]) {
	return new Promise<number | string>((resolve) => {
		const options = {
			method,
			agent,
			rejectUnauthorized: false,
			headers: { 'X-Requested-With': 'XMLHttpRequest' },
		};
		const sent = request(url + path, options, (response) => {
			response.resume();
			response.on('end', () => resolve(response.statusCode ?? 'no status'));
			response.on('error', (error) => resolve(error.message));
		});
		// A kept connection that is closed in this moment is tried anew, as browsers do.
		sent.on('error', (error) => resolve(sent.reusedSocket ? 'again' : error.message));
		sent.end();
	});
}

/** Visitors who ask one thing after another until told to stop; gives how often each outcome was met. */
function visit(proxy: RunningProxy): () => Promise<ReadonlyMap<number | string, number>> {
	const outcomes = new Map<number | string, number>();
	const agent = new Agent({ keepAlive: true });
	let isOver = false;
	const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
		for (let at = visitor; !isOver; at++) {
			const outcome = await send(proxy, agent, REQUESTS[at % REQUESTS.length] ?? REQUESTS[0]);
			outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
			await wait(10);
		}
	});
	return async () => {
		isOver = true;
		await Promise.all(visitors);
		agent.destroy();
		return outcomes;
	};
}

test.each(Object.keys(PROXIES) as (keyof typeof PROXIES)[])(
	'behind %s two nodes are replaced one after the other without one failed request',
	{ timeout: 120_000 },
	async (name) => {
		const nodes = [await findFreePort(HOST), await findFreePort(HOST)] as const;
		const running = [await start(nodes[0]), await start(nodes[1])];
		const proxy = await startProxy(name, {
			port: await findFreePort(HOST),
			nodes,
			folder: await mkdtemp(join(folder, `${name}-`)),
		});
		const leave = visit(proxy);
		await wait(1000);
		for (const [at, port] of nodes.entries()) {
			await proxy.leaveOut(port);
			expect(await running[at]?.end()).toBe(0);
			running[at] = await start(port);
			await proxy.leaveOut(null);
			await wait(3000);
		}
		const outcomes = await leave();
		await proxy.close();
		await Promise.all(running.map((server) => server.end()));
		expect(Object.fromEntries(outcomes)).toEqual({ 200: expect.any(Number) });
		expect(outcomes.get(200)).toBeGreaterThan(500);
	},
);
