import type { JobHandler, Jobs } from '../jobs.ts';
import type { QueueName } from '../queues.ts';

export type KeptJob = { readonly queue: QueueName; readonly id: string; readonly startAfter: Date | null };

/** Jobs for tests: what is put into a queue is only noted, and nobody does it but the test. */
export type KeptJobs = Jobs & {
	readonly kept: KeptJob[];
	readonly handlers: ReadonlyMap<QueueName, JobHandler>;
};

export function createKeptJobs(): KeptJobs {
	const kept: KeptJob[] = [];
	const handlers = new Map<QueueName, JobHandler>();
	return {
		kept,
		handlers,
		async enqueue(_tx, queue, { id }, { startAfter = null }: { startAfter?: Date | null } = {}) {
			kept.push({ queue, id, startAfter });
		},
		async enqueueAll(_tx, queue, jobs) {
			for (const { id } of jobs) kept.push({ queue, id, startAfter: null });
		},
		handle: (queue, handler) => void handlers.set(queue, handler),
		schedule: async () => {},
		start: async () => {},
		work: () => {},
		rest: async () => {},
		stop: async () => {},
	};
}
