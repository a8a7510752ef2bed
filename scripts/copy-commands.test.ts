import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import { emptyDatabase } from '@avtosverka/server/store/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SpawnedServer, spawnServer } from './testing/spawned-server.ts';

const CARS = Array.from({ length: 8 }, (_, at) => `XTAGFL110KY70021${at + 2}`);
const PATHS = CARS.flatMap((vin) =>
	SECTIONS.map((section) => pathOf(sectionRoute(section), { vin: vin as never, token: 'off' })),
);

let dataDir: string;
let sandbox: RunningSandbox;
let settings: Record<string, string>;
const left = new Set<SpawnedServer>();
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-commands-'));
	// The store of root runs under another account, which has to enter.
	await chmod(dataDir, 0o755);
	sandbox = await startSandbox({ port: 0, timeScale: 0 });
	settings = {
		...sandboxSettings(sandbox.url),
		...{ SANDBOX_PORT: String(sandbox.port), REQUEST_POLICY: 'bench', DATA_DIR: dataDir },
		...{ PORT: '0', BOT_PROTECTION: 'off', LOG_LEVEL: 'silent' },
	};
});
afterAll(async () => {
	await Promise.all([...left].map((server) => server.end()));
	await sandbox.close();
	await rm(dataDir, { recursive: true });
});

type Said = { readonly code: number; readonly text: string };

/** A command as npm runs it. */
function run(name: string, words: readonly string[] = [], more: Record<string, string> = {}): Promise<Said> {
	const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
	const env = { ...process.env, ...settings, ...more };
	return new Promise((resolve) => {
		execFile(process.execPath, [script, ...words], { env }, (error, out, problem) => {
			resolve({ code: error ? Number(error.code) : 0, text: out + problem });
		});
	});
}

async function start(more: Record<string, string> = {}): Promise<SpawnedServer> {
	const server = await spawnServer({ ...settings, ...more });
	left.add(server);
	return server;
}

async function end(server: SpawnedServer): Promise<void> {
	expect(await server.end()).toBe(0);
	left.delete(server);
}

async function check(server: SpawnedServer, path: string) {
	const reply = await fetch(server.url + path, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
	expect(reply.status).toBe(200);
	return (await reply.json()) as { data: unknown; meta: { cached: boolean } };
}

test('a store is backed up and rehearsed under load, moved outside with nothing lost, and restored', {
	timeout: 300_000,
}, async () => {
	const first = await start();
	const loading = Promise.all(PATHS.map((path) => check(first, path)));
	const backup = await run('backup');
	expect(backup.text).toMatch(/^Копия: .*\.backup, \d+ КБ\./);
	const answered = await loading;
	const rehearsal = await run('backup', ['rehearse']);
	expect([rehearsal.code, rehearsal.text]).toEqual([0, expect.stringContaining('Сходится всё')]);

	await using outside = await emptyDatabase();
	const refused = await run('move-store', [outside.url]);
	expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('работает другой процесс')]);
	await end(first);
	const moved = await run('move-store', [outside.url]);
	expect([moved.code, moved.text]).toEqual([0, expect.stringContaining('Перенесено всё')]);
	expect(Number(/^kept_answer: (\d+)$/m.exec(moved.text)?.[1])).toBeGreaterThanOrEqual(PATHS.length / 2);
	// Nobody goes on with the old one, and nothing is poured over the new one.
	await expect(run('migrate')).resolves.toMatchObject({
		code: 1,
		text: expect.stringContaining('перенесено'),
	});
	expect((await run('move-store', [outside.url])).code).toBe(1);

	const secret = (name: string) => readFile(join(dataDir, 'secrets', name), 'utf8');
	const keys = { APP_SECRET: await secret('app-secret'), DATA_KEYS: await secret('data-keys') };
	const second = await start({ DATABASE_URL: outside.url, ...keys });
	const again = await Promise.all(PATHS.map((path) => check(second, path)));
	expect(again.map(({ data }) => data)).toEqual(answered.map(({ data }) => data));
	expect(again.every(({ meta }) => meta.cached)).toBe(true);

	await using scratch = await emptyDatabase();
	const file = /^Копия: (.*\.backup),/.exec(backup.text)?.[1] ?? '';
	const environment = { DATABASE_URL: scratch.url, ...keys };
	const without = await run('restore', [file], environment);
	expect(without).toMatchObject({ code: 1, text: expect.stringContaining('Нет журнала удалений') });
	expect((await run('restore', [file, '--without-deletions'], environment)).code).toBe(0);
	expect((await run('restore', [file, '--without-deletions'], environment)).text).toContain('не пуста');
	expect((await run('worker', [], environment)).text).toContain('Это восстановленная копия');
	expect(await run('restore', ['--open'], environment)).toMatchObject({
		code: 0,
		text: expect.stringContaining('Хранилище открыто'),
	});
	await end(second);
});
