import type { Deps } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import { createStoreFallback } from '../store/store-fallback.ts';
import type { BackupMetrics } from './backup-metrics.ts';
import { appendDeletions } from './deletions-file.ts';
import { forgetDeletions } from './forgetting.ts';
import { countUnwritten, exportSome, withExportLock } from './store.ts';

const EVERY_MS = 5_000;
/** The whole file is read for it. */
const FORGET_EVERY_MS = 60 * 60_000;
/** A deletion that no run of a minute has written down waits for somebody to look at the file. */
const LATE_MS = 60_000;

/** Writes all deletions that stand in the store alone to the journal outside it. */
export async function exportDeletions(
	{ store, clock }: Pick<Deps, 'store' | 'clock'>,
	path: string,
): Promise<void> {
	while ((await exportSome(store, clock.now(), (deletions) => appendDeletions(path, deletions))) > 0);
}

/** The journal outside the store, and how long it remembers. */
export type DeletionsJournal = { readonly path: string; readonly retentionDays: number };

/** Takes out of that journal what it has remembered long enough, unless somebody writes to it just now. */
export async function forgetOldDeletions(
	{ store, clock }: Pick<Deps, 'store' | 'clock'>,
	{ path, retentionDays }: DeletionsJournal,
): Promise<void> {
	await withExportLock(store, () => forgetDeletions(path, clock.now(), retentionDays));
}

/** Exports every five seconds until it is stopped, and once more then; forgets what is old every hour. */
export function startDeletionExport(
	deps: Pick<Deps, 'store' | 'clock' | 'log'> & { readonly metrics: Pick<BackupMetrics, 'countUnwritten'> },
	journal: DeletionsJournal,
): { stop(): Promise<void> } {
	const { store, clock, metrics } = deps;
	const storeFallback = createStoreFallback(deps, 'journal of deletions');
	metrics.countUnwritten(() => countUnwritten(store, new Date(clock.now().getTime() - LATE_MS)));
	let exporting: Promise<void> = Promise.resolve();
	function begin(work: () => Promise<void>, failure: string): void {
		exporting = exporting.then(() =>
			storeFallback
				.during(work, () => {})
				.catch((error) => deps.log.error({ error: describeError(error) }, failure)),
		);
	}
	const beginExport = () =>
		begin(() => exportDeletions(deps, journal.path), 'deletions were not written down');
	const beginForgetting = () =>
		begin(() => forgetOldDeletions(deps, journal), 'the journal of deletions was not shortened');
	beginExport();
	beginForgetting();
	const timers = [setInterval(beginExport, EVERY_MS), setInterval(beginForgetting, FORGET_EVERY_MS)];
	return {
		async stop() {
			for (const timer of timers) clearInterval(timer);
			beginExport();
			await exporting;
		},
	};
}
