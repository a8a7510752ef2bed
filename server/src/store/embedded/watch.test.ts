import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MARKER } from '../../http/testing/served-app.ts';
import { type RunningServer, startServer } from '../../start.ts';
import { createLease } from '../lease.ts';

let dataDir: string;
let server: RunningServer;
const lines: string[] = [];
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-watch-'));
	await chmod(dataDir, 0o755);
	const settings = { PORT: '0', DATA_DIR: dataDir, BOT_PROTECTION: 'off', LOG_LEVEL: 'info' };
	server = await startServer(settings, { logTo: { write: (line) => lines.push(line) } });
}, 60_000);
afterAll(async () => {
	await server.close();
	await rm(dataDir, { recursive: true, force: true });
});

const readiness = async () => (await (await fetch(`${server.url}/readyz`)).json()) as { store: string };
const user = () =>
	fetch(`${server.url}/v1/user`, { headers: { ...MARKER, authorization: `Bearer ${'a'.repeat(43)}` } });

async function kill(): Promise<void> {
	const pid = await readFile(join(dataDir, 'store', 'pg', 'postmaster.pid'), 'utf8');
	process.kill(Number.parseInt(pid, 10), 'SIGKILL');
}

test('a store that is killed comes back by itself, and what was confirmed with it', async () => {
	const lease = createLease(server.deps.store, server.deps.clock);
	for (const time of ['first', 'second']) {
		expect(await lease.take(time, 'before', 600_000)).toBe(true);
		await kill();
		const reply = await user();
		expect([reply.status, await reply.json()]).toEqual([
			503,
			{
				success: false,
				code: 'unavailable',
				message: 'Наше хранилище сейчас не отвечает. Попробуйте ещё раз через минуту.',
			},
		]);
		await vi.waitFor(async () => expect(await readiness()).toMatchObject({ store: 'works' }), {
			timeout: 30_000,
			interval: 200,
		});
		expect(await lease.take(time, 'after', 1)).toBe(false);
		await vi.waitFor(async () => expect((await user()).status).not.toBe(503), 5_000);
	}
	const told = lines.filter((line) => line.includes('the embedded store is back'));
	expect(told).toHaveLength(2);
}, 90_000);
