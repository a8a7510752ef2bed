import { createHash } from 'node:crypto';
import type { FailureMode } from '../failure-mode.ts';
import { AVTOCOD_REPORT } from '../settings.ts';
import type { Car } from '../subjects/car.ts';
import { type ChangedCars, carAt } from '../subjects/changed-car.ts';
import { moscowDay, moscowTime } from '../subjects/day.ts';
import { type SubjectMatch, tellByPlate, tellByVin } from '../subjects/tell.ts';
import { type Content, contentAboutUnknownCar, type Form, fullContent, revealed } from './content/content.ts';
import { progressOf, type SourceState } from './progress.ts';
import { isPaid, type OrderedReport, type ReportQuery } from './report-book.ts';

/** What is true while a report is looked at. */
export type Moment = {
	readonly now: Date;
	readonly failureMode: FailureMode;
	readonly timeScale: number;
	readonly origin: string;
	readonly changes: ChangedCars;
};

export type ReportDetail = { readonly content: boolean; readonly detailed: boolean };

/** What a question is about. */
export function matchOf(query: ReportQuery, on: Date): SubjectMatch {
	if (query.type === 'GRZ') return tellByPlate(query.body, moscowDay(on), isPaid(query));
	if (query.type === 'VIN') return tellByVin(query.body, moscowDay(on));
	return { subject: null, cars: [] };
}

/** How the supplier is with this question while it is fine with all others. */
export function failureModeAbout(query: ReportQuery, on: Date): FailureMode {
	const { subject } = matchOf(query, on);
	const paid =
		isPaid(query) && subject?.cardIndex && 'failureMode' in subject.cardIndex ? subject.cardIndex : null;
	return paid?.failureMode ?? subject?.failureMode?.avtocod ?? 'fine';
}

/** The rows of a report: one per car behind its query, or one about an unknown car. */
export function reportRows(report: OrderedReport, moment: Moment, detail: ReportDetail): readonly object[] {
	const { subject, cars: reported } = matchOf(report.query, report.madeAt);
	const cars = reported.map((car) => carAt(car, moment.changes, report.madeAt));
	const quirks = subject?.avtocod ?? {};
	const { madeAt, slowness } = report;
	const elapsed = moment.now.getTime() - madeAt.getTime();
	const sources = progressOf(elapsed, {
		quirks,
		slowness,
		failureMode: moment.failureMode,
		timeScale: moment.timeScale,
	});
	const updated = moscowTime(madeAt);
	const form: Form = quirks.form ?? 'full';
	const contents = cars.map((car) => fullContent({ car, updated, origin: moment.origin }, form));
	if (contents.length === 0) contents.push(contentAboutUnknownCar(updated, moment.origin));
	return contents.map((content, place) => row(report, sources, cars[place] ?? null, content, place, detail));
}

function row(
	report: OrderedReport,
	sources: readonly SourceState[],
	car: Car | null,
	content: Content,
	place: number,
	detail: ReportDetail,
): object {
	const { uid, query, madeAt } = report;
	const count = (state: string) => sources.filter((source) => source.state === state).length;
	const answered = new Set(sources.filter(({ state }) => state === 'OK').map(({ name }) => name));
	const ofUid = place === 0 ? uid : uid.replace('@', `_${place + 1}@`);
	const id = Number.parseInt(createHash('sha256').update(ofUid).digest('hex').slice(0, 8), 16);
	return {
		domain_uid: AVTOCOD_REPORT.split('@')[1],
		report_type_uid: AVTOCOD_REPORT,
		vehicle_id: query.type === 'GRZ' ? query.body : (car?.vin ?? query.body),
		query: { type: query.type === 'OTHER' ? 'AUTODETECT' : query.type, body: query.asked },
		progress_ok: count('OK'),
		progress_wait: count('PROGRESS'),
		progress_error: count('ERROR'),
		state: {
			sources: sources.map(({ name, state }) => ({
				_id: name,
				state,
				data: { from_cache: false, real_status: state },
			})),
		},
		...(detail.content ? { content: revealed(content, answered) } : {}),
		uid: ofUid,
		name: 'NONAME',
		comment: '',
		tags: '',
		created_at: madeAt.toISOString(),
		created_by: 'system',
		updated_at: madeAt.toISOString(),
		updated_by: 'system',
		active_from: '1900-01-01T00:00:00.000Z',
		active_to: '3000-01-01T00:00:00.000Z',
		...(detail.detailed ? { id, deleted: false } : {}),
	};
}
