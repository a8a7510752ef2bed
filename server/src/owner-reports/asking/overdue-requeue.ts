import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type RepeatedWork, repeat } from '../../store/repeat.ts';
import { findOverdueBlocks } from './store.ts';

const REQUEUED_EVERY_MS = 15_000;
/** A job that is a little late is only waiting for its turn. */
const LATE_MS = 10_000;
const AT_ONCE = 500;

/**
 * Enqueues blocks that are overdue and have no lease. No killed process, lost job or emptied queue can then
 * keep a report from ending: what is due is stored in the blocks, the queue only brings it up sooner.
 */
export async function requeueOverdue(
	{ store, clock }: Pick<Deps, 'store' | 'clock'>,
	jobs: Pick<Jobs, 'enqueueAll'>,
): Promise<number> {
	const before = new Date(clock.now().getTime() - LATE_MS);
	const overdue = await findOverdueBlocks(store, before, AT_ONCE);
	if (overdue.length > 0) {
		// Their own jobs may wait for a later moment, which a payment or a press has brought forward.
		await store.transaction((tx) => jobs.enqueueAll(tx, 'owner-report-block', overdue, { ahead: true }));
	}
	return overdue.length;
}

/** Requeues at intervals until it is stopped. */
export function startOverdueRequeue(
	deps: Pick<Deps, 'store' | 'clock' | 'log'>,
	jobs: Pick<Jobs, 'enqueueAll'>,
): RepeatedWork {
	const part = 'overdue blocks of owner reports';
	const failure = 'overdue blocks were not found';
	return repeat(deps, { part, failure, everyMs: REQUEUED_EVERY_MS }, () => requeueOverdue(deps, jobs));
}
