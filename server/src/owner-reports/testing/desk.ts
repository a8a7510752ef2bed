import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { PersonRegisters } from '@avtosverka/registers/person-registers';
import { testClock } from '../../answers/testing/test-clock.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import { createStoredJobs, type StoredJobs } from '../../jobs/testing/stored-jobs.ts';
import { addPerson } from '../../ledger/testing/rows.ts';
import { createLog } from '../../log.ts';
import { createServerMetrics } from '../../server-metrics.ts';
import type { Store, Tx } from '../../store/store.ts';
import { createUnpaidAllowance } from '../asking/allowance.ts';
import { createBlockAsking } from '../asking/asking.ts';
import { createOwnerReports } from '../create-owner-reports.ts';
import { RETRY_SCHEDULE } from '../life.ts';
import type { OwnerReports } from '../owner-reports.ts';
import { PRIMEROV } from './people.ts';

/** Reports and their askers, over a real store, under a clock that the test moves. */
export type Desk = {
	readonly reports: OwnerReports;
	readonly jobs: StoredJobs;
	readonly metrics: ReturnType<typeof createServerMetrics>;
	/** Letters that were asked for, by report. */
	readonly logged: string[];
	/** Every line of its log. */
	readonly lines: string[];
	readonly clock: { now(): Date };
	/** Lets time pass. */
	pass(ms: number): void;
	/** A new report, about Примеров unless another person is given; resolves to its number and its owner's. */
	order(person?: Person): Promise<{ uuid: string; accountId: string }>;
	/** Does every job that is due now, once. */
	work(): Promise<void>;
	/** Does all that is due within this time, moment by moment. */
	workFor(ms: number): Promise<void>;
	readonly ask: JobHandler;
};

/** @param questionsPerDay paid questions of unpaid reports; by default more than are ever asked */
export function openDesk(
	store: Store,
	registers: Pick<PersonRegisters, 'ask'>,
	questionsPerDay = 1_000_000,
): Desk {
	const clock = testClock();
	const nowMs = () => clock.now().getTime();
	const lines: string[] = [];
	const log = createLog('trace', { write: (line) => lines.push(line) });
	const metrics = createServerMetrics({ ofProcess: false });
	const jobs = createStoredJobs();
	const logged: string[] = [];
	const letters = { reportCompleted: async (_tx: Tx, uuid: string) => void logged.push(uuid) };
	const reports = createOwnerReports({ store, clock, metrics, jobs, retrySchedule: RETRY_SCHEDULE });
	const ask = createBlockAsking({
		store,
		clock,
		log,
		metrics,
		jobs,
		letters,
		personRegisters: registers,
		retrySchedule: RETRY_SCHEDULE,
		allowance: createUnpaidAllowance({ store, clock, appSecret: 'of a test', questionsPerDay }),
	});
	const dueAt = () =>
		Math.min(...jobs.stored.map(({ startAfter }) => startAfter?.getTime() ?? Number.NEGATIVE_INFINITY));

	async function work(): Promise<void> {
		const due = jobs.stored.filter(
			({ startAfter }) => startAfter === null || startAfter.getTime() <= nowMs(),
		);
		for (const job of due) jobs.stored.splice(jobs.stored.indexOf(job), 1);
		for (const { id } of due) await ask({ id }, new AbortController().signal);
	}

	return {
		reports,
		jobs,
		metrics,
		logged,
		lines,
		clock,
		ask,
		pass: clock.pass,
		async order(person = PRIMEROV) {
			const accountId = await addPerson(store);
			const made = await reports.create({
				accountId,
				person,
				address: '203.0.113.7',
				idempotenceKey: null,
				unpaidLimit: null,
			});
			if (made === null) throw new Error('no account');
			return { uuid: made.uuid, accountId };
		},
		work,
		async workFor(ms) {
			const until = nowMs() + ms;
			while (jobs.stored.length > 0 && dueAt() <= until) {
				clock.pass(Math.max(0, dueAt() - nowMs()));
				await work();
			}
			clock.pass(until - nowMs());
		},
	};
}
