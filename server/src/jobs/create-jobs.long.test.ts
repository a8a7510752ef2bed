import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { createJobs } from './create-jobs.ts';
import { createJobMetrics } from './job-metrics.ts';
import type { Jobs } from './jobs.ts';
import { GivenBack } from './queue-worker.ts';

const database = setUpDatabase();

const lines: string[] = [];
const running: Jobs[] = [];
afterEach(async () => {
	await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
	lines.length = 0;
});

async function process({ works = true } = {}): Promise<Jobs> {
	const log = createLog('trace', { write: (line) => lines.push(line) });
	const jobs = createJobs(database.store, { clock: { now: () => new Date() }, log, works });
	await jobs.start();
	running.push(jobs);
	return jobs;
}

const put = (jobs: Jobs, id: string, startAfter?: Date) =>
	database.store.transaction((tx) =>
		jobs.enqueue(tx, 'owner-report-block', { id }, startAfter ? { startAfter } : {}),
	);

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 50 });

async function rows(): Promise<{ id: string; data: { id: string }; state: string }[]> {
	const result = await database.store.query(
		`select id, data, state from jobs.job where name = 'owner-report-block'`,
	);
	return result.rows as never;
}

test('processes that begin at once over an empty database all begin', async () => {
	await database.store.query('drop schema if exists jobs cascade');
	const processes = await Promise.all(Array.from({ length: 8 }, () => process()));
	await put(processes[0] as Jobs, randomUUID());
	expect(await rows()).toHaveLength(1);
	await database.store.query('delete from jobs.job');
});

test('a job is done once, by whichever process is free, and leaves nothing behind', async () => {
	const done: string[] = [];
	const processes = await Promise.all([process(), process()]);
	const by = new Set<number>();
	for (const [index, jobs] of processes.entries()) {
		jobs.handle('owner-report-block', async ({ id }) => {
			by.add(index);
			done.push(id);
			await new Promise((resolve) => setTimeout(resolve, 20));
		});
	}
	const ids = Array.from({ length: 250 }, () => randomUUID());
	const putting = await process({ works: false });
	await database.store.transaction((tx) =>
		putting.enqueueAll(
			tx,
			'owner-report-block',
			ids.map((id) => ({ id })),
		),
	);
	for (const jobs of processes) jobs.work();
	await eventually(() => expect(done).toHaveLength(250));
	expect(new Set(done)).toEqual(new Set(ids));
	expect(by.size).toBe(2);
	await eventually(async () => expect(await rows()).toEqual([]));
});

test('a job belongs to the transaction that puts it there, and waits for its moment', async () => {
	const jobs = await process();
	const done: string[] = [];
	jobs.handle('owner-report-block', async ({ id }) => void done.push(id));
	const [lost, later, now] = [randomUUID(), randomUUID(), randomUUID()];
	await database.store
		.transaction(async (tx) => {
			await jobs.enqueue(tx, 'owner-report-block', { id: lost });
			throw new Error('not this time');
		})
		.catch(() => {});
	await put(jobs, later, new Date(Date.now() + 1500));
	await put(jobs, now);
	jobs.work();
	await eventually(() => expect(done).toEqual([now]));
	await eventually(() => expect(done).toEqual([now, later]));
});

test('a queue tells how many jobs may begin, and how many of a later moment it has', async () => {
	const jobs = await process({ works: false });
	await put(jobs, randomUUID());
	await put(jobs, randomUUID(), new Date(Date.now() + 60_000));
	await put(jobs, randomUUID(), new Date(Date.now() + 60_000));
	const registry = new Registry();
	createJobMetrics([registry]).watchQueues(jobs);
	const text = await registry.metrics();
	for (const [state, count] of Object.entries({ ready: 1, deferred: 2, active: 0 }))
		expect(text).toContain(`avtosverka_jobs{queue="owner-report-block",state="${state}"} ${count}`);
	expect(text).toContain('avtosverka_jobs{queue="letter",state="ready"} 0');
	expect(text).toContain('avtosverka_jobs_late_seconds{queue="letter"} 0');
	await database.store.query(
		`update jobs.job set start_after = now() - interval '1 hour' where start_after < now()`,
	);
	expect(await registry.metrics()).toMatch(
		/avtosverka_jobs_late_seconds\{queue="owner-report-block"\} 360\d/,
	);
	await database.store.query(`delete from jobs.job`);
});

test('how many jobs there are is not known while the store is away', async () => {
	const registry = new Registry();
	const away = () => Promise.reject(new Error('away'));
	createJobMetrics([registry]).watchQueues({ depthOf: away, lateness: away });
	const text = await registry.metrics();
	expect(text).toContain('avtosverka_jobs{queue="letter",state="active"} -1');
	expect(text).toContain('avtosverka_jobs_late_seconds{queue="letter"} -1');
});

test('more transactions at once than there are connections all put their jobs', async () => {
	const jobs = await process({ works: false });
	await Promise.all(Array.from({ length: 30 }, () => put(jobs, randomUUID())));
	expect(await rows()).toHaveLength(30);
	await database.store.query(`delete from jobs.job`);
});

test('two jobs for one row that wait at one time are one', async () => {
	const jobs = await process({ works: false });
	const id = randomUUID();
	await put(jobs, id);
	await put(jobs, id);
	expect(await rows()).toHaveLength(1);
	await database.store.query(`delete from jobs.job`);
});

test('a job that fails comes again, and the log says so without its row', async () => {
	const jobs = await process();
	const id = randomUUID();
	let times = 0;
	jobs.handle('owner-report-block', async () => {
		times += 1;
		if (times < 3) throw new Error('a bug');
	});
	await put(jobs, id);
	jobs.work();
	await eventually(() => expect(times).toBe(3));
	expect(lines.filter((line) => line.includes('a job failed'))).toHaveLength(2);
	expect(lines.join('')).not.toContain(id);
});

test('what is under way when a process stops is given back, and another process does it', async () => {
	const first = await process();
	const id = randomUUID();
	const begun = Promise.withResolvers<void>();
	first.handle('owner-report-block', async (_job, stopping) => {
		begun.resolve();
		await new Promise((resolve) => stopping.addEventListener('abort', resolve));
		throw new GivenBack();
	});
	await put(first, id);
	first.work();
	await begun.promise;
	await first.stop();
	expect(lines).toEqual([]);
	const second = await process();
	const done: string[] = [];
	second.handle('owner-report-block', async (job) => void done.push(job.id));
	second.work();
	await eventually(() => expect(done).toEqual([id]));
}, 30_000);

test('what is put by the clock is kept once for all processes', async () => {
	const [one, other] = [await process(), await process()];
	await one.schedule('owner-report-purge', '20 3 * * *');
	await other.schedule('owner-report-purge', '20 3 * * *');
	const { rows: stored } = await database.store.query(`select name, cron, data from jobs.schedule`);
	expect(stored).toEqual([{ name: 'owner-report-purge', cron: '20 3 * * *', data: { id: 'by-the-clock' } }]);
});
