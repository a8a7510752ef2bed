import type { Deps } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import { createStoreFallback } from '../store/store-fallback.ts';
import { appendDeletions } from './deletions-file.ts';
import { exportSome } from './store.ts';

const EVERY_MS = 5_000;

/** Writes all deletions that stand in the store alone to the journal outside it. */
export async function exportDeletions(
	{ store, clock }: Pick<Deps, 'store' | 'clock'>,
	path: string,
): Promise<void> {
	while ((await exportSome(store, clock.now(), (deletions) => appendDeletions(path, deletions))) > 0);
}

/** Does so every five seconds until it is stopped, and once more then. */
export function startDeletionExport(
	deps: Pick<Deps, 'store' | 'clock' | 'log'>,
	path: string,
): { stop(): Promise<void> } {
	const storeFallback = createStoreFallback(deps, 'journal of deletions');
	let exporting: Promise<void> = Promise.resolve();
	function begin(): void {
		exporting = exporting.then(() =>
			storeFallback
				.during(
					() => exportDeletions(deps, path),
					() => {},
				)
				.catch((error) => deps.log.error({ error: describeError(error) }, 'deletions were not written down')),
		);
	}
	begin();
	const timer = setInterval(begin, EVERY_MS);
	return {
		async stop() {
			clearInterval(timer);
			begin();
			await exporting;
		},
	};
}
