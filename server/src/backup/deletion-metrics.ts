import { Gauge, type Registry } from 'prom-client';

/** What is counted of the journal of deletions. */
export type DeletionMetrics = {
	/** Has the store counted whenever metrics are read; -1 while it is away. */
	countUnwritten(count: () => Promise<number>): void;
};

/** Counts in the registers of the process. */
export function createDeletionMetrics(registers: Registry[]): DeletionMetrics {
	return {
		countUnwritten(count) {
			new Gauge({
				name: 'avtosverka_deletions_unwritten',
				help: 'Deletions that the journal outside the store lacks for a minute and more; -1 while the store is away.',
				registers,
				async collect() {
					this.set(await count().catch(() => -1));
				},
			});
		},
	};
}
