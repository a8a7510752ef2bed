import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { startSandbox } from '@avtosverka/sandbox/start';
import { startEmbeddedStore } from '@avtosverka/server/store/embedded/embedded-store';
import { TEST_DATA_KEYS } from '@avtosverka/server/store/testing/test-database';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SpawnedServer, spawnServer } from './testing/spawned-server.ts';

const VINS = Array.from({ length: 8 }, (_, at) => `XTAGFL110KY40${1000 + at}`);
/** Its supplier takes the question and says nothing: told as cut off, never as the register's silence. */
const HANGING_VIN = 'XTAGFL110KY100111';
const CALLS_TAKE_MS = 1_500;
const MARKED = { 'X-Requested-With': 'XMLHttpRequest' };
/** A supervisor is told to wait longer than that. */
const ENDS_WITHIN_MS = 10_000;

type Checked = {
	readonly data: unknown;
	readonly meta: { readonly state: string; readonly cached: boolean };
};

let dataDir: string;
let left: SpawnedServer[];

beforeEach(async () => {
	left = [];
	dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-stop-'));
	// The store of root runs under another account, which has to enter.
	await chmod(dataDir, 0o755);
});
afterEach(async () => {
	await Promise.all(left.map((server) => server.end()));
	await rm(dataDir, { recursive: true });
});

async function start(env: Record<string, string>): Promise<SpawnedServer> {
	const own = { DATA_DIR: dataDir, PORT: '0', BOT_PROTECTION: 'off', LOG_LEVEL: 'info' };
	const server = await spawnServer({ ...env, ...own });
	left.push(server);
	return server;
}

async function check(url: string): Promise<Checked> {
	const reply = await fetch(url, { headers: MARKED });
	expect(reply.status).toBe(200);
	return (await reply.json()) as Checked;
}

/** The basic card and the ten checks of every car, all at once. */
const PATHS = VINS.flatMap((vin) => [
	`/v1/getBase/${vin}/1`,
	...SECTIONS.map((section) => pathOf(sectionRoute(section), { vin, token: 'off' })),
]);

test('a server that is told to stop under load loses no question and no answer', {
	timeout: 90_000,
}, async () => {
	const sandbox = await startSandbox({ port: 0, timeScale: 0, latencyMs: CALLS_TAKE_MS });
	const settings = {
		...sandboxSettings(sandbox.url),
		SANDBOX_PORT: String(sandbox.port),
		REQUEST_POLICY: 'bench',
	};

	const first = await start(settings);
	const asking = Promise.all(PATHS.map((path) => check(first.url + path)));
	const hanging = fetch(first.url + pathOf(sectionRoute('dtp'), { vin: HANGING_VIN, token: 'off' }), {
		headers: MARKED,
	});
	// Each car's report is ordered once: by then all 89 requests are in.
	const ordered = async () => {
		const reply = await fetch(`${sandbox.url}/_control/state`);
		const { calls } = (await reply.json()) as { readonly calls: { readonly avtocod?: number } };
		return calls.avtocod ?? 0;
	};
	await expect.poll(ordered, { timeout: 30_000 }).toBeGreaterThan(VINS.length);
	const told = performance.now();
	const ended = first.end();
	const answered = await asking;
	const cut = await hanging;
	expect([cut.status, await cut.text()]).toEqual([503, expect.stringContaining('Сайт перезапускается')]);
	expect(await ended).toBe(0);
	expect(performance.now() - told).toBeLessThan(ENDS_WITHIN_MS);
	expect(answered.filter(({ meta }) => meta.cached)).toEqual([]);
	const settled = answered.map(({ meta }) => ['found', 'clear', 'partial'].includes(meta.state));
	expect(settled).toEqual(PATHS.map(() => true));

	// Nobody can be asked any more: what the next process knows was kept.
	await sandbox.close();
	const second = await start(settings);
	const again = await Promise.all(PATHS.map((path) => check(second.url + path)));
	expect(again.map(({ meta }) => meta.cached)).toEqual(PATHS.map(() => true));
	expect(again.map(({ data }) => data)).toEqual(answered.map(({ data }) => data));
	expect(await second.end()).toBe(0);
});

test('a server whose store has stopped answering ends all the same', { timeout: 60_000 }, async () => {
	const store = await startEmbeddedStore({ dataDir, durable: false });
	const { host, port } = new pg.Client(store.url);
	const sockets = new Set<Socket>();
	const proxy = createServer((incoming) => {
		const outgoing = connect(port, host);
		for (const socket of [incoming, outgoing]) {
			sockets.add(socket);
			socket.on('error', () => {});
		}
		incoming.pipe(outgoing).pipe(incoming);
	});
	await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
	const url = new URL(store.url);
	url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
	const keys = { APP_SECRET: 'a-server-that-ends-without-its-store', DATA_KEYS: TEST_DATA_KEYS };
	const server = await start({ ...keys, DATABASE_URL: url.href, SITE_URL: 'http://127.0.0.1:3000' });
	for (const socket of sockets) socket.pause();
	const asked = fetch(`${server.url}/v1/user`, {
		headers: { ...MARKED, authorization: `Bearer ${'a'.repeat(43)}` },
	});
	asked.catch(() => {});
	await wait(200);
	const told = performance.now();
	await server.end();
	expect(performance.now() - told).toBeLessThan(ENDS_WITHIN_MS + 500);
	for (const socket of sockets) socket.destroy();
	proxy.close();
	await store.stop();
});
