import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { Counter, Gauge, type Registry } from 'prom-client';
import { countFromZero } from '../count-from-zero.ts';
import { WITHHELD, type Withheld } from './asking/allowance.ts';

/**
 * What became of owner reports. `purged`: destroyed because they were kept long enough; `returned`: a part of
 * the price was given back for registers that never answered.
 */
const REPORT_EVENTS = ['created', 'completed', 'deleted', 'purged', 'returned'] as const;
export type ReportEvent = (typeof REPORT_EVENTS)[number];

/** How often a costly question was about to be sent. */
const COSTLY_TIMES = ['first', 'repeated'] as const;

/** Owner reports as far as metrics show them. */
export type WatchedReports = {
	/** Blocks that are due for longer than usual and have no lease; rejects when the store fails. */
	overdue(): Promise<number>;
};

/** What is counted of owner reports. */
export type ReportMetrics = {
	ownerReports(event: ReportEvent, count?: number): void;
	/** A costly question about a person is about to be sent; `repeated` after a crash in its middle. */
	costlyAsked(register: PersonRegister, time: (typeof COSTLY_TIMES)[number]): void;
	/** A question that costs money was withheld from an unpaid report. */
	costlyWithheld(register: PersonRegister, why: Withheld): void;
	watchReports(reports: WatchedReports): void;
};

/** Counts and watches them in the registers of the process. */
export function createReportMetrics(registers: Registry[]): ReportMetrics {
	const reports = new Counter({
		name: 'avtosverka_owner_reports_total',
		help: 'Owner reports by what became of them; purged ones were kept long enough.',
		labelNames: ['event'],
		registers,
	});
	const costly = new Counter({
		name: 'avtosverka_owner_report_costly_questions_total',
		help: 'Questions about persons that cost money; repeated ones came after a crash in their middle.',
		labelNames: ['register', 'time'],
		registers,
	});
	const withheld = new Counter({
		name: 'avtosverka_owner_report_questions_withheld_total',
		help: 'Paid questions that were kept back from reports nobody has paid for, and why.',
		labelNames: ['register', 'why'],
		registers,
	});
	countFromZero(reports, { event: REPORT_EVENTS });
	countFromZero(costly, { register: PERSON_REGISTERS, time: COSTLY_TIMES });
	countFromZero(withheld, { register: PERSON_REGISTERS, why: WITHHELD });
	return {
		ownerReports: (event, count = 1) => reports.inc({ event }, count),
		costlyAsked: (register, time) => costly.inc({ register, time }),
		costlyWithheld: (register, why) => withheld.inc({ register, why }),
		watchReports(watched) {
			new Gauge({
				name: 'avtosverka_owner_report_blocks_overdue',
				help: 'Blocks of owner reports, of all processes, that are due and that nobody asks; -1 while the store is away.',
				registers,
				async collect() {
					this.set(await watched.overdue().catch(() => -1));
				},
			});
		},
	};
}
