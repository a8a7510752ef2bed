import { PgBoss } from 'pg-boss';
import type { Clock, Logger } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import { batch } from '../store/batch.ts';
import { isUniqueViolation } from '../store/is-unique-violation.ts';
import type { Store } from '../store/store.ts';
import { createStoreFallback } from '../store/store-fallback.ts';
import type { Job, JobHandler, Jobs } from './jobs.ts';
import { type HandedJob, type JobSource, type QueueWorker, startQueueWorker } from './queue-worker.ts';
import { QUEUE_NAMES, QUEUES, type QueueName } from './queues.ts';
import { queueDatabase, queueInside, readLateness } from './store.ts';

export type JobsOptions = {
	readonly clock: Clock;
	readonly log: Logger;
	/** True in a process that does jobs; one that does none only puts them into queues. */
	readonly works: boolean;
};

/** The queue's tables stand apart from the product's own. */
const SCHEMA = 'jobs';
/** How long jobs under way may finish when the process ends; it has 15 s for everything. */
const FINISH_WITHIN_MS = 8_000;

const QUEUE_OPTIONS = {
	/** Of several that wait for one row one is enough. */
	policy: 'short',
	/** Longer than any job takes: what is older has lost its process. */
	expireInSeconds: 300,
	/** A job is about a row, and only the row knows when it is over. */
	retryLimit: 10_000,
	retryDelay: 1,
	retryBackoff: true,
	retryDelayMax: 300,
} as const;

/** pg-boss tells some of its failures as bare objects. */
function asError(failure: Error & { code?: string }): Error {
	if (failure instanceof Error) return failure;
	const { message, code } = failure as { message: string; code?: string };
	return Object.assign(new Error(message), { ...(code !== undefined && { code }) });
}

type BossJob = { id: string; retryCount: number; data: Job };

/** Jobs in the store, through pg-boss. */
export function createJobs(store: Pick<Store, 'query'>, { clock, log, works }: JobsOptions): Jobs {
	const boss = new PgBoss({
		db: queueDatabase(store),
		schema: SCHEMA,
		supervise: works,
		schedule: works,
		// A worker was killed: its jobs are found within this and the time a job may take.
		monitorIntervalSeconds: 30,
	});
	const storeFallback = createStoreFallback({ clock, log }, 'jobs');
	// pg-boss tells here what it could not do by itself; it tries again.
	boss.on('error', (error) => {
		void storeFallback
			.during(
				() => Promise.reject(asError(error)),
				() => {},
			)
			.catch(() => log.error({ error: describeError(error) }, 'the queue failed'));
	});
	const handlers = new Map<QueueName, JobHandler>();
	let workers: QueueWorker[] = [];

	const jobOf = ({ id }: Job, startAfter?: Date) => ({
		data: { id },
		singletonKey: id,
		...(startAfter && { startAfter }),
	});
	const jobAhead = ({ id }: Job) => ({ data: { id }, singletonKey: `${id} ahead` });

	function queueOf(name: QueueName): JobSource {
		const forget = batch(
			async (jobs: readonly HandedJob[]) => {
				await boss.deleteJob(
					name,
					jobs.map(({ key }) => key),
				);
				return jobs.map(() => undefined);
			},
			{ atOnce: 1, most: 100 },
		);
		return {
			fetch: (most) =>
				storeFallback.during(
					async () => {
						const jobs = (await boss.fetch<Job>(name, { batchSize: most })) as BossJob[];
						return jobs.map(({ id, retryCount, data }) => ({ id: data.id, key: { id, retryCount } }));
					},
					() => [],
				),
			finish: forget,
			giveBack: ({ key }) => boss.fail(name, key).then(() => {}),
		};
	}

	const rest = async () => {
		await Promise.all(workers.map((worker) => worker.stop(FINISH_WITHIN_MS)));
	};

	return {
		async enqueue(tx, queue, job, { startAfter } = {}) {
			await boss.insert(queue, [jobOf(job, startAfter)], { db: queueInside(tx) });
		},
		async enqueueAll(tx, queue, jobs, { ahead = false } = {}) {
			if (jobs.length === 0) return;
			const inserted = jobs.map((job) => (ahead ? jobAhead(job) : jobOf(job)));
			await boss.insert(queue, inserted, { db: queueInside(tx) });
		},
		handle(queue, handler) {
			handlers.set(queue, handler);
		},
		schedule: (queue, cron) => boss.schedule(queue, cron, { id: 'by-the-clock' }, { tz: 'Europe/Moscow' }),
		async depthOf(queue) {
			const [stats] = await boss.getQueueStats(queue, { force: true });
			if (!stats) throw new Error('a queue has no statistics');
			return { ready: stats.readyCount, deferred: stats.deferredCount, active: stats.activeCount };
		},
		lateness: () => readLateness(store),
		async start() {
			await boss.start().catch((error: unknown) => {
				if (!isUniqueViolation(error)) throw error;
				// Another process makes the queue's schema at this moment: pg-boss waits for it, and then tries to
				// make what it had not seen before. By now it is there.
				return boss.start();
			});
			for (const name of QUEUE_NAMES) {
				await boss.createQueue(name, QUEUE_OPTIONS);
				// Has pg-boss read the queue now: inside a transaction that would take a second connection, and
				// transactions that wait for one another's connections wait for ever.
				await boss.insert(name, []);
			}
		},
		work() {
			if (!works) return;
			workers = [...handlers].map(([name, handler]) =>
				startQueueWorker({ name, queue: queueOf(name), handler, log, atOnce: QUEUES[name].atOnce }),
			);
		},
		rest,
		async stop() {
			await rest();
			await boss.stop({ close: false, graceful: false });
		},
	};
}
