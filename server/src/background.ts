import { randomUUID } from 'node:crypto';
import { purgeHeld } from './accounts/identities/held/store.ts';
import { purgeNotices } from './accounts/notices/store.ts';
import {
	createSignInComposers,
	createSignInTelling,
	NOTICE_RETENTION_MS,
} from './accounts/notices/telling.ts';
import { createAnswers } from './answers/answer-cache.ts';
import { purgeOldAnswers, purgeOldReplies } from './answers/store.ts';
import { startDeletionExport } from './backup/export-deletions.ts';
import { oldestDeletion } from './backup/forgetting.ts';
import { purgeExported } from './backup/store.ts';
import { createOutbox } from './mail/mail.ts';
import { createUnpaidAllowance } from './owner-reports/asking/allowance.ts';
import { createBlockAsking } from './owner-reports/asking/asking.ts';
import { startOverdueRequeue } from './owner-reports/asking/overdue-requeue.ts';
import { purge } from './owner-reports/deleting/purge.ts';
import { beginMail } from './owner-reports/letters/sending.ts';
import { giveBackForSilence } from './payments/returns/returning.ts';
import { purgeExpiredChallenges } from './protection/store.ts';
import type { ServerDeps } from './server-deps.ts';
import { purgeOldShares, purgeSharedContent } from './shares/store.ts';
import { turnDays } from './store/days.ts';
import { purgeFailedQuestions } from './store/failed-questions.ts';
import { createLease } from './store/lease.ts';
import { runRetention } from './store/retention.ts';
import { countWatches } from './watches/counts/store.ts';
import { startWatchRequeue } from './watches/due-requeue.ts';
import { createWatchComposers } from './watches/letters.ts';
import { createWatchPolling } from './watches/polling.ts';
import { createPushSender } from './watches/push/sender.ts';
import { createTelling } from './watches/telling.ts';

/** Background work of this process: no page waits for it. */
export type Background = {
	stop(): Promise<void>;
};

/** At night, when it disturbs the fewest visitors. */
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
	await beginRetention(deps);
	beginTelling(deps);
	const otherComposers = { ...createWatchComposers(deps), ...createSignInComposers(deps) };
	const mail = await beginMail({ ...deps, otherComposers });
	jobs.work();
	const overdueRequeue = startOverdueRequeue(deps, jobs);
	const watchRequeue = startWatchRequeue(deps, jobs);
	const { deletionsFile, deletionsRetentionDays: retentionDays } = config;
	const journal =
		deletionsFile === null ? null : startDeletionExport(deps, { path: deletionsFile, retentionDays });
	return {
		async stop() {
			await Promise.all([overdueRequeue.stop(), watchRequeue.stop(), jobs.rest()]);
			await mail?.close();
			await journal?.stop();
		},
	};
}

/** Who looks at watched cars, and who tells of what: the messengers that are switched on. */
function beginTelling(deps: ServerDeps): void {
	const { jobs, telegram, max, store, clock, metrics } = deps;
	metrics.countWatches(() => countWatches(store, clock.now()));
	jobs.handle('watch-look', createWatchPolling(deps, createAnswers(deps)));
	const messengers = {
		...(telegram && { telegram: telegram.messenger }),
		...(max && { max: max.messenger }),
	};
	const outbox = deps.config.mail === null ? null : createOutbox(deps);
	const push = deps.config.push && createPushSender(deps.config.push, deps);
	jobs.handle('watch-notice', createTelling(deps, { messengers, outbox, push }));
	jobs.handle('sign-in-notice', createSignInTelling(deps, { messengers, push }));
}

async function beginRetention({ store, clock, log, jobs, config }: ServerDeps): Promise<void> {
	const leases = { lease: createLease(store, clock), leaseOwner: randomUUID() };
	const purges = {
		kept_answer: (atMost: number) => purgeOldAnswers(store, clock.now(), atMost),
		failed_question: (atMost: number) => purgeFailedQuestions(store, clock.now(), atMost),
		raw_reply: (atMost: number) => purgeOldReplies(store, clock.now(), atMost),
		daily_reply: () => turnDays(store, 'daily_reply', clock.now()),
		daily_spent: () => turnDays(store, 'daily_spent', clock.now()),
		spent_challenge: (atMost: number) => purgeExpiredChallenges(store, clock.now(), atMost),
		held_identity: (atMost: number) => purgeHeld(store, clock.now(), atMost),
		sign_in_notice: (atMost: number) =>
			purgeNotices(store, new Date(clock.now().getTime() - NOTICE_RETENTION_MS), atMost),
		shared_report_content: (atMost: number) => purgeSharedContent(store, clock.now(), atMost),
		shared_report: (atMost: number) => purgeOldShares(store, clock.now(), atMost),
		deletion: (atMost: number) =>
			purgeExported(store, oldestDeletion(clock.now(), config.deletionsRetentionDays), atMost),
	};
	jobs.handle('retention', (_job, stopping) =>
		runRetention({ ...leases, log, purges }, stopping).then(() => {}),
	);
	await jobs.schedule('retention', EVERY_FIVE_MINUTES);
}
