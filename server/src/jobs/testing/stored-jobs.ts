import type { JobHandler, Jobs } from '../jobs.ts';
import type { QueueName } from '../queues.ts';

export type StoredJob = { readonly queue: QueueName; readonly id: string; readonly startAfter: Date | null };

/** Jobs for tests: what is put into a queue is only stored, and only the test does it. */
export type StoredJobs = Jobs & {
	readonly stored: StoredJob[];
	readonly handlers: ReadonlyMap<QueueName, JobHandler>;
};

export function createStoredJobs(): StoredJobs {
	const stored: StoredJob[] = [];
	const handlers = new Map<QueueName, JobHandler>();
	return {
		stored,
		handlers,
		async enqueue(_tx, queue, { id }, { startAfter = null }: { startAfter?: Date | null } = {}) {
			stored.push({ queue, id, startAfter });
		},
		async enqueueAll(_tx, queue, jobs) {
			for (const { id } of jobs) stored.push({ queue, id, startAfter: null });
		},
		handle: (queue, handler) => void handlers.set(queue, handler),
		schedule: async () => {},
		depthOf: async (name) => {
			const waiting = stored.filter(({ queue }) => queue === name);
			const deferred = waiting.filter(({ startAfter }) => startAfter !== null).length;
			return { ready: waiting.length - deferred, deferred, active: 0 };
		},
		lateness: async () => new Map(),
		start: async () => {},
		work: () => {},
		rest: async () => {},
		stop: async () => {},
	};
}
