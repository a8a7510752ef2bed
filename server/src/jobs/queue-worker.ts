import type { Logger } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import { withOwnId } from '../http/request-id.ts';
import { isStoreUnavailable } from '../store/is-store-unavailable.ts';
import type { Job, JobHandler } from './jobs.ts';

/** A job as the queue handed it out; `retryCount` says which time this is. */
export type HandedJob = Job & { readonly key: { readonly id: string; readonly retryCount: number } };

/** One queue, as those see it who do its jobs. Rejects when the store fails. */
export type JobSource = {
	fetch(most: number): Promise<readonly HandedJob[]>;
	finish(job: HandedJob): Promise<void>;
	/** Somebody does it again, in a moment or, after several times, later. */
	giveBack(job: HandedJob): Promise<void>;
};

export type QueueWorkerOptions = {
	readonly name: string;
	readonly queue: JobSource;
	readonly handler: JobHandler;
	readonly atOnce: number;
	readonly log: Pick<Logger, 'error'>;
};

/** Does the jobs of one queue until it is stopped. */
export type QueueWorker = {
	/** Takes no more jobs; after `withinMs` what is still under way is given back. Resolves when nothing is. */
	stop(withinMs: number): Promise<void>;
};

/** How often an empty queue is looked at: half of this is what a new job waits. */
const FETCHED_EVERY_MS = 500;
/** So that one process does not take all there is while another one rests. */
const TAKEN_AT_ONCE = 25;
/** Jobs that end together make room for one look at the queue, not for one each. */
const REFILL_MS = 25;

/** Thrown by a handler that was asked to stop: the job is given back, and nothing is wrong. */
export class GivenBack extends Error {
	override readonly name = 'GivenBack';
}

export function startQueueWorker({ name, queue, handler, atOnce, log }: QueueWorkerOptions): QueueWorker {
	const stopping = new AbortController();
	const underWay = new Set<Promise<void>>();
	let ended = false;
	let wake = () => {};

	const rest = (ms: number) =>
		new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, ms);
			wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});

	async function settle(job: HandedJob): Promise<void> {
		try {
			if (ended) throw new GivenBack();
			await handler({ id: job.id }, stopping.signal);
			await queue.finish(job);
		} catch (error) {
			// That the store is away is logged once by the reading of the queue, not by each job.
			if (!(error instanceof GivenBack) && !isStoreUnavailable(error)) {
				log.error({ queue: name, error: describeError(error) }, 'a job failed and comes again');
			}
			// Where not even this is heard, the queue takes it back by itself after a while.
			await queue.giveBack(job).catch(() => {});
		}
	}

	function begin(job: HandedJob): void {
		const doing = withOwnId('job', () => settle(job)).finally(() => {
			underWay.delete(doing);
			if (underWay.size === atOnce - 1) wake();
		});
		underWay.add(doing);
	}

	async function fetchJobs(free: number): Promise<boolean> {
		try {
			const jobs = await queue.fetch(free);
			for (const job of jobs) begin(job);
			return jobs.length === free;
		} catch (error) {
			log.error({ queue: name, error: describeError(error) }, 'a queue was not read');
			return false;
		}
	}

	async function run(): Promise<void> {
		while (!ended) {
			const free = Math.min(TAKEN_AT_ONCE, atOnce - underWay.size);
			const more = free > 0 && (await fetchJobs(free));
			if (!ended) await rest(more || free === 0 ? REFILL_MS : FETCHED_EVERY_MS);
		}
	}

	const running = run();
	return {
		async stop(withinMs) {
			ended = true;
			wake();
			const patience = setTimeout(() => stopping.abort(), withinMs);
			await running;
			await Promise.all(underWay);
			clearTimeout(patience);
		},
	};
}
