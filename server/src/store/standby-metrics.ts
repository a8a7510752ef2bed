import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { countFromZero } from '../count-from-zero.ts';
import type { Store } from './store.ts';
import { watchConnections } from './store-metrics.ts';

/** How a look at a standby ended; all but a hit are looked for on the primary. */
const STANDBY_OUTCOMES = ['hit', 'miss', 'behind', 'away'] as const;
export type StandbyOutcome = (typeof STANDBY_OUTCOMES)[number];

/** What is counted of a standby. */
export type StandbyMetrics = {
	standbyRead(outcome: StandbyOutcome, times: number): void;
	/** How old, in seconds, what one look found may be at most: the time since the standby had everything. */
	standbyAge(seconds: number): void;
	watchStandby(behindSeconds: () => number, connections: Store['connections']): void;
};

/** Counts in the registers of the process. */
export function createStandbyMetrics(registers: Registry[]): StandbyMetrics {
	const reads = new Counter({
		name: 'avtosverka_standby_looks_total',
		help: 'Kept answers looked for where a standby is set; hits came from it, all others from the primary.',
		labelNames: ['outcome'],
		registers,
	});
	const ages = new Histogram({
		name: 'avtosverka_standby_read_age_seconds',
		help: 'How far behind its primary a standby was at most when a kept answer was read from it.',
		// Both are compared twice a second, and one that is ten seconds behind is not read.
		buckets: [0.25, 0.5, 1, 2, 5, 10],
		registers,
	});
	return {
		standbyAge: (seconds) => ages.observe(seconds),
		standbyRead: (outcome, times) => reads.inc({ outcome }, times),
		watchStandby(behindSeconds, connections) {
			countFromZero(reads, { outcome: STANDBY_OUTCOMES });
			watchConnections('avtosverka_standby_connections', connections, registers);
			new Gauge({
				name: 'avtosverka_standby_behind_seconds',
				help: 'Time since the standby had everything that its primary has; it grows while it is away.',
				registers,
				collect() {
					this.set(behindSeconds());
				},
			});
		},
	};
}
