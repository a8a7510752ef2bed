import {
	OPERATOR_QUEUES,
	type OperatorQueue,
	type OperatorQueueId,
} from '@avtosverka/contract/operator/queues';
import type { Job, Jobs } from '../../jobs/jobs.ts';
import type { QueueName } from '../../jobs/queues.ts';
import { bringLettersForward } from '../../mail/store.ts';
import { repeatPaidReports } from '../../owner-reports/asking/repeating.ts';
import { findDueReturns } from '../../owner-reports/returns/store.ts';
import { RETURNED_AT_ONCE } from '../../payments/returns/returning.ts';
import type { Store, Tx } from '../../store/store.ts';
import { bringLateNoticesForward } from '../../watches/notices/store.ts';
import { findOverduePolls } from '../../watches/store.ts';
import { readQueueState } from './store.ts';

const AT_ONCE = 500;

type Enqueuing = Pick<Jobs, 'enqueueAll'>;
/** Makes what waits due and enqueues it; resolves to how much. */
type Retry = (tx: Tx, jobs: Enqueuing, now: Date) => Promise<number>;

/** Each row has a job of its own, which does not stand back for one of a later moment. */
async function enqueueRows(tx: Tx, jobs: Enqueuing, queue: QueueName, rows: readonly Job[]): Promise<number> {
	await jobs.enqueueAll(tx, queue, rows, { ahead: true });
	return rows.length;
}

/** The one job gives back all that is due; another beside it gives nothing back twice. */
async function retryReturns(tx: Tx, jobs: Enqueuing): Promise<number> {
	const due = await findDueReturns({ db: tx }, RETURNED_AT_ONCE);
	if (due.length > 0) await enqueueRows(tx, jobs, 'owner-report-return', [{ id: 'by-hand' }]);
	return due.length;
}

/** Null where nothing is to be hurried: a person has to decide, or servers resume by themselves. */
const RETRIES: Readonly<Record<OperatorQueueId, Retry | null>> = {
	reports: (tx, jobs, now) => repeatPaidReports(tx, jobs, { now, atMost: AT_ONCE }),
	'returns-due': retryReturns,
	letters: async (tx, jobs, now) =>
		enqueueRows(tx, jobs, 'letter', await bringLettersForward(tx, now, AT_ONCE)),
	moderation: null,
	// Every server takes over what has no lease within seconds; a lookup with one is being asked.
	'held-lookups': null,
	'overdue-polls': async (tx, jobs, now) =>
		enqueueRows(tx, jobs, 'watch-look', await findOverduePolls({ db: tx }, now, AT_ONCE)),
	'late-notices': async (tx, jobs, now) =>
		enqueueRows(tx, jobs, 'watch-notice', await bringLateNoticesForward(tx, now, AT_ONCE)),
};

/** How a queue is tried again; null where it cannot be. */
export function retryOf(queue: OperatorQueueId): Retry | null {
	return RETRIES[queue];
}

/** The queues as the console shows them. */
export function readQueues(store: Pick<Store, 'db'>, now: Date): Promise<OperatorQueue[]> {
	return Promise.all(
		OPERATOR_QUEUES.map(async (id) => {
			const { count, oldestAt } = await readQueueState(store, id, now);
			return { id, count, oldest_at: oldestAt?.toISOString() ?? null, retry: RETRIES[id] !== null };
		}),
	);
}
