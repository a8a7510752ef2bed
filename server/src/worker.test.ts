import { freePort } from '@avtosverka/harness/free-port';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, expect, test, vi } from 'vitest';
import { createJobs } from './jobs/create-jobs.ts';
import { addPerson } from './ledger/testing/rows.ts';
import { createLog } from './log.ts';
import { createOwnerReports } from './owner-reports/create-owner-reports.ts';
import { RETRY_SCHEDULE } from './owner-reports/life.ts';
import { PRIMEROV } from './owner-reports/testing/people.ts';
import { createServerMetrics } from './server-metrics.ts';
import { setUpDatabase, TEST_SECRETS } from './store/testing/test-database.ts';
import { startWorker } from './worker.ts';

const database = setUpDatabase();
const { path: dataDir, remove } = temporaryFolder();
afterAll(remove);

test('a worker asks about reports that others have ordered, and ends without a word of them', async () => {
	const clock = { now: () => new Date() };
	const { store } = database;
	const jobs = createJobs(store, { clock, log: createLog('silent'), works: false });
	await jobs.start();
	const metrics = createServerMetrics({ ofProcess: false });
	const reports = createOwnerReports({ store, clock, metrics, jobs, retrySchedule: RETRY_SCHEDULE });
	const accountId = await addPerson(store);
	const made = await reports.create({
		accountId,
		person: PRIMEROV,
		address: '::1',
		idempotenceKey: null,
		unpaidLimit: null,
	});
	const uuid = made?.uuid ?? '';
	const lines: string[] = [];
	const worker = await startWorker(
		{ DATABASE_URL: database.url, DATA_DIR: dataDir, ...TEST_SECRETS, LOG_LEVEL: 'trace' },
		{ logTo: { write: (line) => lines.push(line) } },
	);
	// No supplier is switched on: by now each register has answered that there is none to ask.
	await vi.waitFor(
		async () => {
			const report = await reports.present(uuid, null);
			expect(report).toMatchObject({ ready_to_pay: true, terrorist_attempt_count: 5 });
		},
		{ timeout: 15_000, interval: 100 },
	);
	await worker.close();
	await jobs.stop();
	const log = lines.join('');
	expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
	expect([uuid, PRIMEROV.lastName, PRIMEROV.passport].filter((text) => log.includes(text))).toEqual([]);
}, 40_000);

test('a worker whose settings are wrong says so in one sentence', async () => {
	await expect(startWorker({ DATABASE_URL: 'nowhere' })).rejects.toThrow('Настройка DATABASE_URL');
});

test('a worker tells a supervisor its health and its metrics where it is given a port', async () => {
	const port = await freePort();
	const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, ...TEST_SECRETS, LOG_LEVEL: 'silent' };
	const worker = await startWorker({ ...settings, WORKER_PORT: String(port) });
	const ask = async (path: string) => {
		const reply = await fetch(`http://127.0.0.1:${port}${path}`);
		return [reply.status, await reply.text()] as const;
	};
	expect((await ask('/healthz'))[1]).toContain('"ok":true');
	expect(await ask('/readyz')).toEqual([200, JSON.stringify({ ok: true, store: 'works' })]);
	const [status, metrics] = await ask('/metrics');
	expect(status).toBe(200);
	expect(metrics).toContain('avtosverka_owner_report_blocks_overdue');
	expect((await ask('/faq'))[0]).toBe(404);
	await worker.close();
	await expect(ask('/healthz')).rejects.toThrow();
});
