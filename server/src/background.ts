import { randomUUID } from 'node:crypto';
import { purgeOldAnswers, purgeOldReplies } from './answers/store.ts';
import { createUnpaidAllowance } from './owner-reports/asking/allowance.ts';
import { createBlockAsking } from './owner-reports/asking/asking.ts';
import { startOverdueRequeue } from './owner-reports/asking/overdue-requeue.ts';
import { purge } from './owner-reports/deleting/purge.ts';
import { beginMail } from './owner-reports/letters/sending.ts';
import { giveBackForSilence } from './payments/returns/returning.ts';
import { purgeExpiredChallenges } from './protection/store.ts';
import type { ServerDeps } from './server-deps.ts';
import { createLease } from './store/lease.ts';
import { runRetention } from './store/retention.ts';

/** The work of this process that nobody waits for before a page. */
export type Background = {
	stop(): Promise<void>;
};

/** At night: what is destroyed then is in nobody's way. */
const PURGE_AT = '20 3 * * *';

const EVERY_FIVE_MINUTES = '*/5 * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Begins to do jobs: asking about people, giving back, purging. */
export async function beginBackground(deps: ServerDeps): Promise<Background> {
	const { jobs, config, reportRetrySchedule: retrySchedule } = deps;
	const questionsPerDay = config.limits.unpaidReportQuestionsPerDay;
	const allowance = createUnpaidAllowance({ ...deps, questionsPerDay });
	jobs.handle('owner-report-block', createBlockAsking({ ...deps, retrySchedule, allowance }));
	jobs.handle('owner-report-purge', () => purge(deps, config.ownerReportsRetentionDays));
	await jobs.schedule('owner-report-purge', PURGE_AT);
	jobs.handle('owner-report-return', () => giveBackForSilence(deps).then(() => {}));
	await jobs.schedule('owner-report-return', EVERY_TEN_MINUTES);
	const leases = { lease: createLease(deps.store, deps.clock), leaseOwner: randomUUID() };
	const purges = {
		kept_answer: (atMost: number) => purgeOldAnswers(deps.store, deps.clock.now(), atMost),
		raw_reply: (atMost: number) => purgeOldReplies(deps.store, deps.clock.now(), atMost),
		spent_challenge: (atMost: number) => purgeExpiredChallenges(deps.store, deps.clock.now(), atMost),
	};
	jobs.handle('retention', (_job, stopping) =>
		runRetention({ ...leases, log: deps.log, purges }, stopping).then(() => {}),
	);
	await jobs.schedule('retention', EVERY_FIVE_MINUTES);
	const mail = await beginMail(deps);
	jobs.work();
	const overdueRequeue = startOverdueRequeue(deps, jobs);
	return {
		async stop() {
			await Promise.all([overdueRequeue.stop(), jobs.rest()]);
			await mail?.close();
		},
	};
}
