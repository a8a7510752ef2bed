import { setTimeout as wait } from 'node:timers/promises';
import type { NamePart } from '@avtosverka/contract/vocabulary/person';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { serveLocally } from '@avtosverka/registers/transport/testing/local-server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { BuildOptions } from './build-deps.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { addPerson } from './ledger/testing/rows.ts';
import { createLog } from './log.ts';
import { createOwnerReports } from './owner-reports/create-owner-reports.ts';
import { RETRY_SCHEDULE } from './owner-reports/life.ts';
import { PRIMEROV } from './owner-reports/testing/people.ts';
import { blockOf } from './owner-reports/testing/rows.ts';
import { createServerMetrics } from './server-metrics.ts';
import { setUpDatabase, TEST_SECRETS } from './store/testing/test-database.ts';
import { startWorker } from './worker.ts';

const TWO_MINUTES = 120_000;
const clock = { now: () => new Date() };
const ahead = { now: () => new Date(Date.now() + TWO_MINUTES) };
const PAID_QUESTION = '/kad_arbitr.php';
const WITHIN = { timeout: 15_000, interval: 50 };

const database = setUpDatabase();
const { path: dataDir, remove } = temporaryFolder();
afterAll(remove);

/** Orders a report; `offer` queues the job of its paid question, for whichever worker comes first. */
async function orderReport() {
	const { store } = database;
	const jobs = createJobs(store, { clock, log: createLog('silent'), works: false });
	await jobs.start();
	const metrics = createServerMetrics({ ofProcess: false });
	const reports = createOwnerReports({ store, clock, metrics, jobs, retrySchedule: RETRY_SCHEDULE });
	const report = await reports.create({
		accountId: await addPerson(store),
		// A name with a ё is asked about in both spellings.
		person: { ...PRIMEROV, firstName: 'Иван' as NamePart },
		address: '::1',
		idempotenceKey: null,
		unpaidLimit: null,
	});
	const uuid = report?.uuid ?? '';
	const { id } = await blockOf(store, uuid, 'arbiter');
	return {
		stateOf: async () => (await reports.present(uuid, null))?.meta.arbiter?.state,
		offer: () =>
			store.transaction((tx) => jobs.enqueueAll(tx, 'owner-report-block', [{ id }], { ahead: true })),
		end: () => jobs.stop(),
	};
}

/** How often a paid question is put when a second worker begins while the first one waits for its answer. */
async function questionsWith(options: BuildOptions): Promise<number> {
	const answered = Promise.withResolvers<void>();
	await using apicloud = await serveLocally(async (request, response) => {
		if (!request.url?.startsWith(PAID_QUESTION)) return void response.writeHead(503).end();
		await answered.promise;
		response.end(JSON.stringify({ status: 200, result: [], PagesCount: 0 }));
	});
	const questions = () => apicloud.seen.filter((path) => path.startsWith(PAID_QUESTION)).length;
	const settings = {
		...{ DATABASE_URL: database.url, DATA_DIR: dataDir, ...TEST_SECRETS, LOG_LEVEL: 'silent' },
		...{ SUPPLIER_APICLOUD_URL: apicloud.url, SUPPLIER_APICLOUD_KEY: 'a'.repeat(32) },
	};
	const { stateOf, offer, end } = await orderReport();
	const first = await startWorker(settings);
	await vi.waitFor(() => expect(questions()).toBe(1), WITHIN);
	const second = await startWorker(settings, options);
	// Both look into the queue twice a second.
	for (let times = 0; times < 12; times += 1) {
		await offer();
		await wait(350);
	}
	answered.resolve();
	await vi.waitFor(async () => expect(await stateOf()).toBe('clear'), WITHIN);
	await Promise.all([first.close(), second.close(), end()]);
	return questions();
}

describe('of two workers, one on a machine two minutes ahead', () => {
	test('none repeats the paid question of the other', async () => {
		expect(await questionsWith({ machineClock: ahead })).toBe(1);
	}, 60_000);

	test('one that went by its own clock would', async () => {
		expect(await questionsWith({ clock: ahead })).toBe(2);
	}, 60_000);
});
