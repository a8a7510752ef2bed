import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import { createStoredJobs } from '../../jobs/testing/stored-jobs.ts';
import { requeueWatches } from '../due-requeue.ts';

/** What a worker does with jobs of watches. */
export type WatchHandlers = { readonly poll: JobHandler; readonly tell: JobHandler };

/** The jobs of watches that are due now, put aside instead of queued. */
export async function dueJobs(deps: Pick<Deps, 'store' | 'clock'>) {
	const jobs = createStoredJobs();
	await requeueWatches(deps, jobs);
	return jobs.stored;
}

/** Does what is due until nothing is, one job after the other. */
export async function workWhileDue(
	deps: Pick<Deps, 'store' | 'clock'>,
	{ poll, tell }: WatchHandlers,
): Promise<void> {
	const never = new AbortController().signal;
	for (let jobs = await dueJobs(deps); jobs.length > 0; jobs = await dueJobs(deps)) {
		for (const { queue, id } of jobs) await (queue === 'watch-look' ? poll : tell)({ id }, never);
	}
}
