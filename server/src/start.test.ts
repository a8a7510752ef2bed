import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from './start.ts';
import { StartError } from './start-error.ts';
import { setUpDatabase, TEST_SECRETS } from './store/testing/test-database.ts';
import { playTelegram } from './telegram/testing/phone.ts';

const database = setUpDatabase();
const { path: dataDir, remove } = temporaryFolder();
afterAll(remove);

function start(environment: Record<string, string> = {}): Promise<RunningServer> {
	const settings = { ...TEST_SECRETS, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url };
	return startServer({ ...settings, LOG_LEVEL: 'silent', ...environment });
}

describe('a started server', () => {
	test('answers at its address with pages and calls, and is gone after its end', async () => {
		const server = await start();
		const ready = await fetch(`${server.url}/readyz`);
		expect([ready.status, await ready.json()]).toEqual([200, { ok: true, store: 'works' }]);
		const home = await fetch(server.url);
		expect(home.status).toBe(200);
		expect(await home.text()).toContain('<html lang="ru"');
		const port = new URL(server.url).port;
		expect(server.deps.config.siteUrl).toBe(`http://localhost:${port}`);
		await server.close();
		await expect(fetch(server.url)).rejects.toThrow();
	});

	test('that is asked to end says so and goes on serving, until its time is over', async () => {
		const server = await start({ PRESTOP_SECONDS: '1' });
		const closed = server.close();
		expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
		expect((await fetch(server.url)).status).toBe(200);
		await closed;
		await expect(fetch(server.url)).rejects.toThrow();
	});

	test('does not need the standby that its settings name, and counts what it would have asked it', async () => {
		const server = await start({ DATABASE_READ_URL: 'postgres://nobody@127.0.0.1:1/none' });
		expect((await fetch(`${server.url}/checks/XTAGFL110KY700221`)).status).toBe(200);
		const metrics = await (await fetch(`${server.url}/metrics`)).text();
		expect(metrics).toMatch(/^avtosverka_standby_looks_total\{outcome="away"\} [1-9]/m);
		expect(metrics).toMatch(/^avtosverka_standby_behind_seconds \d/m);
		await server.close();
	});

	test('gives a task to whoever asks, signed with the secret that it keeps', async () => {
		const server = await start();
		const headers = { 'x-requested-with': 'XMLHttpRequest' };
		const reply = await fetch(`${server.url}/v1/protection/check`, { headers });
		expect(await reply.json()).toMatchObject({
			kind: 'altcha',
			challenge: { signature: expect.any(String) },
		});
		await server.close();
	});
});

describe('a server with a bot', () => {
	test('gives the bot back when it ends, while its store is still there', async () => {
		const played = await playTelegram();
		const lines: string[] = [];
		const own = { ...TEST_SECRETS, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url };
		const settings = { ...played.settings, ...own };
		const server = await startServer(settings, { logTo: { write: (line) => lines.push(line) } });
		const leases = () => database.store.db.execute(sql`select holder from lease where name = 'telegram'`);
		await vi.waitFor(async () => expect(await server.deps.telegram?.works()).toBe(true), 5_000);
		expect((await leases()).rows).toHaveLength(1);
		const stoppedAt = performance.now();
		await server.close();
		// Well within the poll that is under way.
		expect(performance.now() - stoppedAt).toBeLessThan(3_000);
		expect((await leases()).rows).toEqual([]);
		expect(lines.join('')).not.toContain('ending failed');
		await played.close();
	});
});

describe('a start that cannot be is one sentence', () => {
	const refused = async (environment: Record<string, string>) => {
		const error = await start(environment).then(
			(server) => server.close(),
			(reason: unknown) => reason,
		);
		expect(error).toBeInstanceOf(StartError);
		return (error as Error).message;
	};

	test('when the port is taken', async () => {
		const other = createServer().listen(0, '127.0.0.1');
		await new Promise((resolve) => other.once('listening', resolve));
		const { port } = other.address() as AddressInfo;
		expect(await refused({ PORT: String(port) })).toBe(
			`Порт ${port} занят: остановите то, что на нём работает, или задайте другой PORT.`,
		);
		other.close();
	});

	test('when the machine has no such address', async () => {
		expect(await refused({ HOST: '192.0.2.1' })).toContain('HOST');
	});

	test('when secrets cannot be kept', async () => {
		const embedded = { APP_SECRET: '', DATABASE_URL: '' };
		expect(await refused({ ...embedded, DATA_DIR: '/dev/null/data' })).toContain('DATA_DIR');
	});

	test('when nodes that share a database would each invent their keys', async () => {
		expect(await refused({ DATA_KEYS: '' })).toContain('С DATABASE_URL нужны APP_SECRET и DATA_KEYS');
	});

	test('when money is to stand on two servers and the store is alone', async () => {
		const alone = { DATABASE_URL: '', MONEY_NEEDS_STANDBY: 'on' };
		expect(await refused(alone)).toContain('у встроенного хранилища нет резервного сервера');
	});

	test('when the database was written with other keys', async () => {
		await (await start()).close();
		const others = `test:${Buffer.alloc(32, 8).toString('base64')}`;
		expect(await refused({ DATA_KEYS: others })).toContain('Ключ test в DATA_KEYS не тот');
	});

	test('when the database does not answer', async () => {
		const message = await refused({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' });
		expect(message).toContain('DATABASE_URL');
		expect(message).not.toContain('secret');
	});

	test('when a setting is wrong', async () => {
		expect(await refused({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL');
	});
});
