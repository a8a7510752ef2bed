import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countComments } from '@avtosverka/contract/comments';
import { pathOf } from '@avtosverka/contract/route';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MARKER } from '../../http/testing/served-app.ts';
import { type RunningServer, startServer } from '../../start.ts';
import { createLease } from '../lease.ts';

const { path: dataDir, remove } = temporaryFolder();
let server: RunningServer;
let isOver = false;
const lines: string[] = [];
beforeAll(async () => {
	const settings = { PORT: '0', DATA_DIR: dataDir, BOT_PROTECTION: 'off', RATE_LIMIT_PER_MINUTE: '1000000' };
	server = await startServer(settings, { logTo: { write: (line) => lines.push(line) } });
}, 60_000);
afterAll(async () => {
	isOver = true;
	await server.close();
	await remove();
});

const readiness = async () => (await (await fetch(`${server.url}/readyz`)).json()) as { store: string };
const user = () =>
	fetch(`${server.url}/v1/user`, { headers: { ...MARKER, authorization: `Bearer ${'a'.repeat(43)}` } });

const AWAY = [
	503,
	{
		success: false,
		code: 'unavailable',
		message: 'Наше хранилище сейчас не отвечает. Попробуйте ещё раз через минуту.',
		request_id: expect.stringMatching(/^req-/),
	},
];
const said = async (reply: Promise<Response>) => [(await reply).status, await (await reply).json()];
const timesBack = () => lines.filter((line) => line.includes('the embedded store is back')).length;
/** A store that was killed reads its log back first; on a busy machine that takes a while. */
const WITHIN_A_RESTART = { timeout: 60_000, interval: 100 };

async function kill(): Promise<void> {
	const pid = await readFile(join(dataDir, 'store', 'pg', 'postmaster.pid'), 'utf8');
	process.kill(Number.parseInt(pid, 10), 'SIGKILL');
}

/** Counts the comments of a car until the test is over; resolves to the statuses of all replies. */
async function askAndAsk(): Promise<number[]> {
	const statuses: number[] = [];
	const headers = { ...MARKER, 'content-type': 'application/json' };
	const body = JSON.stringify({ vin: 'XTAGFL110KY700211' });
	const url = server.url + pathOf(countComments, {});
	while (!isOver) statuses.push((await fetch(url, { method: 'POST', headers, body })).status);
	return statuses;
}

test('a store that is killed comes back by itself, and what was confirmed with it', async () => {
	const asking = askAndAsk();
	const lease = createLease(server.deps.store, server.deps.clock);
	for (const [at, time] of ['first', 'second'].entries()) {
		expect(await lease.take(time, 'before', 600_000)).toBe(true);
		await kill();
		// A connection of the pool may outlive the store for some milliseconds.
		await vi.waitFor(async () => expect(await said(user())).toEqual(AWAY), { timeout: 10_000, interval: 5 });
		await vi.waitFor(() => expect(timesBack()).toBe(at + 1), WITHIN_A_RESTART);
		const isReady = async () => expect(await readiness()).toMatchObject({ store: 'works' });
		await vi.waitFor(isReady, WITHIN_A_RESTART);
		expect(await lease.take(time, 'after', 1)).toBe(false);
		await vi.waitFor(async () => expect((await user()).status).not.toBe(503), 5_000);
	}
	expect(timesBack()).toBe(2);
	isOver = true;
	const statuses = await asking;
	// Each has a reply: the usual one, or that the store is away.
	expect(new Set(statuses)).toEqual(new Set([200, 503]));
}, 180_000);
