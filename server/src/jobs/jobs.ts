import type { Tx } from '../store/store.ts';
import type { QueueName } from './queues.ts';

/** What a job knows: which row it is about, by an id that says nothing of anybody. */
export type Job = { readonly id: string };

/** `stopping` is aborted when the process ends: a job that cannot finish throws and is given back. */
export type JobHandler = (job: Job, stopping: AbortSignal) => Promise<void>;

/** How many jobs a queue has: those that may begin, those of a later moment, those under way. */
export type QueueDepth = { readonly ready: number; readonly deferred: number; readonly active: number };

/**
 * Work that is done in the background by whichever process is free. A job is done at least once: one that
 * throws, or whose process dies, comes again, so a handler looks at its row first.
 */
export type Jobs = {
	/** Puts a job into a queue within a transaction; one that waits for the same id stands for both. */
	enqueue(tx: Tx, queue: QueueName, job: Job, options?: { readonly startAfter?: Date }): Promise<void>;
	/** The same for several at once. With `ahead` they do not stand back for one that waits for later. */
	enqueueAll(
		tx: Tx,
		queue: QueueName,
		jobs: readonly Job[],
		options?: { readonly ahead?: boolean },
	): Promise<void>;
	/** Says who does the jobs of a queue; call it before `work`. */
	handle(queue: QueueName, handler: JobHandler): void;
	/** Schedules a job by five cron fields, Moscow time; once for all processes. Needs `start`. */
	schedule(queue: QueueName, cron: string): Promise<void>;
	/** Jobs of a queue, of all processes, as of at most a minute ago. Rejects when the store fails. */
	depthOf(queue: QueueName): Promise<QueueDepth>;
	/** Seconds for which the oldest job that may begin waits, of each queue with one. Rejects as above. */
	lateness(): Promise<ReadonlyMap<QueueName, number>>;
	start(): Promise<void>;
	work(): void;
	/** Takes no more jobs, lets those under way finish for a while, and gives back the others. */
	rest(): Promise<void>;
	/** Rests, and ends the queues themselves: nothing can be put into them afterwards. */
	stop(): Promise<void>;
};
