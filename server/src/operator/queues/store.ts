import type { OperatorQueueId } from '@avtosverka/contract/operator/queues';
import { and, count, eq, isNull, lte, min, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { awaitsDecision } from '../../moderation/store.ts';
import { isUnderWay } from '../../owner-reports/asking/store.ts';
import { comment } from '../../store/schema/comment.ts';
import { letter } from '../../store/schema/letter.ts';
import { ownerReport } from '../../store/schema/owner-report.ts';
import { paidLookup } from '../../store/schema/paid-lookup.ts';
import { watch, watchNotice } from '../../store/schema/watch.ts';
import type { Store } from '../../store/store.ts';
import { isNoticeLate, isPollOverdue } from '../../watches/counts/store.ts';

/** How much waits in a queue, and since when the oldest of it; null where nothing does. */
export type QueueState = { readonly count: number; readonly oldestAt: Date | null };

/** What waits in each queue: since which column, under which condition. */
function waitingAt(now: Date) {
	const isReturnDue = and(lte(ownerReport.returnDueAt, now), isNull(ownerReport.returnedAt));
	return {
		reports: [ownerReport.paidAt, isUnderWay],
		'returns-due': [ownerReport.returnDueAt, isReturnDue],
		letters: [letter.createdAt, eq(letter.state, 'waiting')],
		moderation: [comment.createdAt, awaitsDecision],
		'held-lookups': [paidLookup.createdAt, eq(paidLookup.state, 'held')],
		'overdue-polls': [watch.nextPollAt, isPollOverdue(now)],
		'late-notices': [watchNotice.createdAt, isNoticeLate(now)],
	} as const satisfies Record<OperatorQueueId, readonly [since: PgColumn, condition: SQL | undefined]>;
}

/** The question of what waits in a queue. */
export function selectQueueState({ db }: Pick<Store, 'db'>, queue: OperatorQueueId, now: Date) {
	const [since, condition] = waitingAt(now)[queue];
	return db
		.select({ count: count(), oldestAt: min(since) })
		.from(since.table)
		.where(condition);
}

/** Counts what waits in a queue. Rejects when the store fails. */
export async function readQueueState(
	store: Pick<Store, 'db'>,
	queue: OperatorQueueId,
	now: Date,
): Promise<QueueState> {
	const [state] = await selectQueueState(store, queue, now);
	if (!state) throw new Error('a count has no row');
	return state;
}
