import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/store.ts';
import type { ReportMetrics } from '../report-metrics.ts';
import { destroyOldProofs, destroyPaid, destroyUnpaid, PURGED_AT_ONCE } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An unpaid report is of no use after a month. */
export const UNPAID_RETENTION_DAYS = 30;

/**
 * Destroys what has been kept long enough: unpaid reports after thirty days, paid ones after
 * `paidRetentionDays` (null: they live until they are deleted), proofs of consents three years after their
 * report. Each piece of it leaves an act.
 */
export async function purge(
	{ store, clock, metrics }: Pick<Deps, 'store' | 'clock'> & { readonly metrics: ReportMetrics },
	paidRetentionDays: number | null,
): Promise<void> {
	const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
	const unpaid = await all((tx, now) => destroyUnpaid(tx, daysAgo(now, UNPAID_RETENTION_DAYS), now));
	const paid =
		paidRetentionDays === null
			? 0
			: await all((tx, now) => destroyPaid(tx, daysAgo(now, paidRetentionDays), now));
	metrics.ownerReports('purged', unpaid + paid);
	await all(destroyOldProofs);

	async function all(some: (tx: Tx, now: Date) => Promise<number>): Promise<number> {
		let sum = 0;
		for (;;) {
			const gone = await store.transaction((tx) => some(tx, clock.now()));
			sum += gone;
			if (gone < PURGED_AT_ONCE) return sum;
		}
	}
}
