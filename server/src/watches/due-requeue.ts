import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type RepeatedWork, repeat } from '../store/repeat.ts';
import { findDue, purgeEnded } from './store.ts';

const REQUEUED_EVERY_MS = 15_000;
const AT_ONCE = 500;
const ENDED_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Enqueues what is due. It stands in the rows: neither a killed process nor an emptied queue can keep a car
 * from being polled, or a notice from being sent.
 */
export async function requeueWatches(
	{ store, clock }: Pick<Deps, 'store' | 'clock'>,
	jobs: Pick<Jobs, 'enqueueAll'>,
): Promise<void> {
	const now = clock.now();
	const { polls, notices } = await findDue(store, now, AT_ONCE);
	if (polls.length + notices.length > 0) {
		await store.transaction(async (tx) => {
			await jobs.enqueueAll(tx, 'watch-look', polls);
			await jobs.enqueueAll(tx, 'watch-notice', notices);
		});
	}
	await purgeEnded(store, new Date(now.getTime() - ENDED_RETENTION_MS), AT_ONCE);
}

/** Requeues now and then until it is stopped. */
export function startWatchRequeue(
	deps: Pick<Deps, 'store' | 'clock' | 'log'>,
	jobs: Pick<Jobs, 'enqueueAll'>,
): RepeatedWork {
	const part = 'watched cars that are due';
	const failure = 'due watches were not found';
	return repeat(deps, { part, failure, everyMs: REQUEUED_EVERY_MS }, () => requeueWatches(deps, jobs));
}
