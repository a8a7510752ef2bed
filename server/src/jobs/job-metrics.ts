import { Gauge, type Registry } from 'prom-client';
import type { Jobs, QueueDepth } from './jobs.ts';
import { QUEUE_NAMES } from './queues.ts';

/** What is watched of the queues. */
export type JobMetrics = { watchQueues(jobs: Pick<Jobs, 'depthOf' | 'lateness'>): void };

const UNKNOWN: QueueDepth = { ready: -1, deferred: -1, active: -1 };

/** Watches in the registers of the process. */
export function createJobMetrics(registers: Registry[]): JobMetrics {
	return {
		watchQueues(jobs) {
			new Gauge({
				name: 'avtosverka_jobs',
				help: 'Jobs in a queue of all processes: ready, deferred to a later moment, active; -1 while unknown.',
				labelNames: ['queue', 'state'],
				registers,
				async collect() {
					for (const queue of QUEUE_NAMES) {
						const depth = await jobs.depthOf(queue).catch(() => UNKNOWN);
						for (const [state, count] of Object.entries(depth)) this.set({ queue, state }, count);
					}
				},
			});
			new Gauge({
				name: 'avtosverka_jobs_late_seconds',
				help: 'For how long the oldest job of a queue, of all processes, might have been begun; 0 where none waits, -1 while unknown.',
				labelNames: ['queue'],
				registers,
				async collect() {
					const late = await jobs.lateness().catch(() => null);
					for (const queue of QUEUE_NAMES) {
						this.set({ queue }, late === null ? -1 : Math.max(0, late.get(queue) ?? 0));
					}
				},
			});
		},
	};
}
