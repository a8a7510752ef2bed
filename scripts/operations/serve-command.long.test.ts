import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@avtosverka/harness/free-port';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { emptyDatabase, TEST_DATA_KEYS } from '@avtosverka/server/store/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand, startCommand } from './run-command.ts';

const { path: folder, remove } = temporaryFolder();
let store: Awaited<ReturnType<typeof emptyDatabase>>;
let settings: Record<string, string>;
const running = new Set<ChildProcess>();
beforeAll(async () => {
	store = await emptyDatabase();
	// Those of deploy/settings.env.example that an installation cannot do without.
	settings = {
		SITE_URL: 'https://avtosverka.example',
		DATABASE_URL: store.url,
		APP_SECRET: 'a-secret-of-an-installation-that-is-tried',
		DATA_KEYS: TEST_DATA_KEYS,
		TRUST_PROXY: '127.0.0.1',
		SUPPLIER_AVTOCOD_URL: 'https://avtocod.example',
		SUPPLIER_AVTOCOD_KEY: 'a-key-of-an-installation',
		SUPPLIER_AVTOCOD_REPORT: 'report@example',
		DATA_DIR: folder,
		LOG_LEVEL: 'silent',
	};
});
afterAll(async () => {
	for (const child of running) child.kill('SIGKILL');
	await store[Symbol.asyncDispose]();
	await remove();
});

function start(command: string, more: Record<string, string>): ChildProcess {
	const child = startCommand(command, { ...settings, ...more });
	running.add(child);
	child.once('exit', () => running.delete(child));
	return child;
}

/** Waits until the process answers on its port; throws with all that it said where it ends before. */
async function untilReady(child: ChildProcess, port: string): Promise<void> {
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (said += bytes));
	await expect
		.poll(
			async () => {
				if (child.exitCode !== null) throw new Error(said);
				const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
				return reply?.status;
			},
			{ timeout: 60_000, interval: 200 },
		)
		.toBe(200);
}

async function stop(child: ChildProcess): Promise<number> {
	const exit = once(child, 'exit');
	child.kill('SIGTERM');
	const [code] = await exit;
	return code;
}

describe('an installation that is started as docs/operations.md says', () => {
	test('refuses to start without what it needs, in one sentence', async () => {
		const { code, text } = await runCommand('npm run serve', { ...settings, SITE_URL: '' });
		expect(code).toBe(1);
		expect(text.trim().split('\n')).toHaveLength(1);
		expect(text).toContain('SITE_URL');
	}, 60_000);

	test('serves pages, says that it is ready, and ends in order at SIGTERM', async () => {
		const port = String(await freePort());
		const server = start('npm run serve', { PORT: port, PRESTOP_SECONDS: '1' });
		await untilReady(server, port);
		const page = await fetch(`http://127.0.0.1:${port}/faq`, {
			headers: { 'X-Forwarded-For': '192.0.2.7', 'X-Forwarded-Proto': 'https' },
		});
		expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html lang="ru"')]);
		expect(await stop(server)).toBe(0);
	}, 120_000);

	test('does its background jobs in a process of their own', async () => {
		const port = String(await freePort());
		const worker = start('npm run worker', {
			WORKER_PORT: port,
			DELETIONS_JOURNAL: join(folder, 'deletions.jsonl'),
		});
		await untilReady(worker, port);
		expect(await stop(worker)).toBe(0);
	}, 120_000);
});
