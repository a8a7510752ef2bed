import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createJobs } from '../../jobs/create-jobs.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { addPerson } from '../../ledger/testing/rows.ts';
import { createLog } from '../../log.ts';
import { mortal } from '../../paid-lookup/testing/processes.ts';
import { createServerMetrics } from '../../server-metrics.ts';
import type { Store } from '../../store/store.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { createOwnerReports } from '../create-owner-reports.ts';
import { RETRY_SCHEDULE } from '../life.ts';
import { PRIMEROV, TRACES_OF_PRIMEROV } from '../testing/people.ts';
import {
	clear,
	type PlayedAnswer,
	type PlayedRegisters,
	playRegisters,
} from '../testing/played-registers.ts';
import { rowsOf } from '../testing/rows.ts';
import { createUnpaidAllowance } from './allowance.ts';
import { createBlockAsking } from './asking.ts';
import { startOverdueRequeue } from './overdue-requeue.ts';

const database = setUpDatabase();

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const end of endings.splice(0).reverse()) await end();
});

/** The queue knows the real time, so this clock goes with it; a test may only let it jump ahead. */
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };

/** A worker of its own: queue, askings, overdue requeue. */
async function startProcess(store: Store, registers: PlayedRegisters): Promise<Jobs> {
	const log = createLog('silent');
	const metrics = createServerMetrics({ ofProcess: false });
	const jobs = createJobs(store, { clock, log, works: true });
	await jobs.start();
	const allowance = createUnpaidAllowance({
		store,
		clock,
		appSecret: 'of a test',
		questionsPerDay: 1_000_000,
	});
	const asked = { personRegisters: registers, retrySchedule: RETRY_SCHEDULE, allowance };
	const asking = { store, clock, log, metrics, jobs, letters: null, ...asked };
	jobs.handle('owner-report-block', createBlockAsking(asking));
	jobs.work();
	const overdueRequeue = startOverdueRequeue({ store, clock, log }, jobs);
	endings.push(() => jobs.stop(), overdueRequeue.stop);
	return jobs;
}

/** Puts reports into the store, by a process that asks no register itself. */
async function order(count: number): Promise<string[]> {
	const { store } = database;
	const jobs = createJobs(store, { clock, log: createLog('silent'), works: false });
	await jobs.start();
	const metrics = createServerMetrics({ ofProcess: false });
	const reports = createOwnerReports({ store, clock, metrics, jobs, retrySchedule: RETRY_SCHEDULE });
	const accountId = await addPerson(store);
	const asked = { accountId, person: PRIMEROV, address: '::1', idempotenceKey: null, unpaidLimit: null };
	const made = await Promise.all(Array.from({ length: count }, () => reports.create(asked)));
	await jobs.stop();
	return made.map((report) => report?.uuid ?? 'none');
}

const completed = async () =>
	(await rowsOf<{ uuid: string; completed_at: string | null }>(database.store, 'owner_report'))
		.filter(({ completed_at }) => completed_at !== null)
		.map(({ uuid }) => uuid);

test('what waits in the queue says of nobody anything', async () => {
	const [uuid = ''] = await order(1);
	const { rows } = await database.store.query('select * from jobs.job');
	expect(rows).toHaveLength(PERSON_REGISTERS.length);
	const jobs = JSON.stringify(rows);
	expect([...TRACES_OF_PRIMEROV, uuid].filter((text) => jobs.includes(text))).toEqual([]);
	await database.store.query('delete from jobs.job');
	await database.store.query('delete from owner_report');
});

describe('two processes', () => {
	test('share the work: every report is complete, every register asked once about each', async () => {
		const uuids = await order(40);
		const slowly: PlayedAnswer = async (question, time) => {
			await new Promise((resolve) => setTimeout(resolve, 500));
			return clear(question, time);
		};
		const both = [playRegisters({}, slowly), playRegisters({}, slowly)];
		await Promise.all(both.map((registers) => startProcess(database.store, registers)));
		await vi.waitFor(async () => expect((await completed()).sort()).toEqual([...uuids].sort()), {
			timeout: 20_000,
			interval: 100,
		});
		const asked = both.flatMap((registers) => registers.asked);
		expect(asked).toHaveLength(40 * PERSON_REGISTERS.length);
		for (const registers of both) expect(registers.asked.length).toBeGreaterThan(0);
	}, 40_000);
});

describe('a process that is killed in the middle', () => {
	test('loses nothing: another one finds its blocks, and repeats what costs money once', async () => {
		const [uuid = ''] = await order(1);
		// What is not paid for sends few questions that cost money.
		await database.store.query('update owner_report set paid_at = created_at where uuid = $1', [uuid]);
		const dying = mortal(database.store);
		const registers = playRegisters({}, async ({ beforePaid }) => {
			await beforePaid();
			return new Promise<never>(() => {});
		});
		const jobs = await startProcess(dying.store, registers);
		await vi.waitFor(
			async () => {
				const blocks = await rowsOf<{ report_uuid: string; costly_open: boolean }>(
					database.store,
					'owner_report_block',
				);
				const open = blocks.filter((block) => block.report_uuid === uuid && block.costly_open);
				expect(open).toHaveLength(PERSON_REGISTERS.length);
			},
			{ timeout: 10_000, interval: 50 },
		);
		// It neither finishes nor gives anything back; its timers hear only that the store is gone.
		dying.kill();
		endings.splice(0);
		endings.push(() => Promise.race([jobs.stop(), new Promise((resolve) => setTimeout(resolve, 10))]));
		ahead += 60_000;
		await startProcess(
			database.store,
			playRegisters({}, async (question, time) => {
				await question.beforePaid();
				return clear(question, time);
			}),
		);
		await vi.waitFor(async () => expect(await completed()).toContain(uuid), {
			timeout: 20_000,
			interval: 100,
		});
		const blocks = await rowsOf<Record<string, unknown>>(database.store, 'owner_report_block');
		for (const block of blocks.filter(({ report_uuid }) => report_uuid === uuid)) {
			expect(block).toMatchObject({
				state: 'clear',
				attempts: 1,
				costly_open: false,
				costly_sent: 2,
				costly_repeated: 1,
			});
		}
	}, 60_000);
});
