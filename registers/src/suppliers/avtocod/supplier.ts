import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { Answer } from '../../answer.ts';
import { orAborted } from '../../async/or-aborted.ts';
import type { Question, Supplier } from '../../register.ts';
import type { CarFacts } from '../../registers/car.ts';
import type { SupplierNeeds } from '../../supplier-entry.ts';
import { createAvtocodCalls } from './calls.ts';
import { optionsOfOrder } from './card-index.ts';
import { judgeAvtocodReply } from './report/judge.ts';
import type { PolledReport } from './report/polled-report.ts';
import { createReports, type Following, type ReportOptions, type Reports } from './report/reports.ts';
import { READABLE } from './sections/read-section.ts';
import { readAvtocodKey } from './token.ts';

export type AvtocodOptions = SupplierNeeds;

const SECOND_MS = 1000;
/** A report is worth a day. */
const REPORT_SERVES_MS = 24 * 60 * 60 * SECOND_MS;
/** «Запросить снова» asks again at most once a minute per subject. */
const REFRESH_SERVES_MS = 60 * SECOND_MS;
/** A failure is not kept for a day: after this long a section whose source failed is worth another report. */
const FAILURE_SERVES_MS = 10 * 60 * SECOND_MS;

/** Автокод: one asynchronous report per VIN or plate answers every car section. See README.md. */
export function createAvtocod(options: AvtocodOptions): Supplier {
	const { now } = options;
	const reports = createReportsFor(options);
	return {
		id: 'avtocod',
		registers: READABLE,
		async ask(register, question) {
			if (typeof reports === 'string') return { state: 'not-asked', reason: reports };
			const ask = (options: Omit<ReportOptions, 'subject' | 'asker'>) =>
				askReport(register, question, { reports, now, options });
			if (register === 'card-index') {
				if (!question.order) throw new Error('the card index is asked by a paid order only');
				return (await ask(optionsOfOrder(question.order))).answer;
			}
			const since = (ms: number) => new Date(now().getTime() - ms);
			const first = await ask({
				notBefore: since(question.refresh ? REFRESH_SERVES_MS : REPORT_SERVES_MS),
				// A plate that is looked up past all that is kept is what the card index sells.
				force: question.refresh && question.subject.kind === 'vin',
			});
			if (!isStaleFailure(first, now())) return first.answer;
			return (await ask({ notBefore: since(FAILURE_SERVES_MS), force: true })).answer;
		},
	};
}

type AskTools = {
	readonly reports: Reports;
	readonly now: () => Date;
	readonly options: Omit<ReportOptions, 'subject' | 'asker'>;
};
type AnswerOfReport<R extends CarRegister> = {
	readonly answer: Answer<CarFacts[R]>;
	readonly snapshot: PolledReport | null;
};

async function askReport<R extends CarRegister>(
	register: R,
	{ subject, asker, signal }: Question,
	{ reports, now, options }: AskTools,
): Promise<AnswerOfReport<R>> {
	if (signal.aborted) return { answer: abandoned(now()), snapshot: null };
	const following = await reports.follow({ subject, asker, ...options });
	let judged: PolledReport | null = null;
	for (;;) {
		const change = following.changed();
		const ending = following.ending();
		const snapshot = following.latest();
		const ended = ending !== undefined;
		const answer =
			snapshot && (snapshot !== judged || ended) ? judgeAvtocodReply(register, snapshot, ended) : null;
		judged = snapshot;
		if (answer) return { answer, snapshot };
		if (ended) return { answer: unsettled(following, now()), snapshot };
		if (signal.aborted) return { answer: abandoned(now()), snapshot };
		await orAborted(change, signal, () => undefined);
	}
}

function isStaleFailure({ answer, snapshot }: AnswerOfReport<CarRegister>, now: Date): boolean {
	const failed = answer.state === 'unreachable' || answer.state === 'unreadable';
	return failed && snapshot?.complete === true && now.getTime() - snapshot.at.getTime() > FAILURE_SERVES_MS;
}

function unsettled(following: Following, asOf: Date): Answer<never> {
	const ending = following.ending();
	if (ending && 'refusal' in ending) return { state: 'not-asked', reason: ending.refusal };
	const failure = ending ?? { state: 'unreachable', detail: 'its sources never settled' };
	return { source: 'avtocod', asOf, ...failure };
}

function abandoned(asOf: Date): Answer<never> {
	return { source: 'avtocod', asOf, state: 'unreachable', detail: 'the question was given up' };
}

function createReportsFor({ settings, ...tools }: AvtocodOptions): Reports | 'no-key' | 'not-in-contract' {
	const credentials = settings.key === null ? null : readAvtocodKey(settings.key);
	if (credentials === null) return 'no-key';
	if (!settings.report) return 'not-in-contract';
	const { url, report: reportType } = settings;
	const calls = createAvtocodCalls({ url, reportType, credentials, ...tools });
	return createReports({ ...tools, calls });
}
