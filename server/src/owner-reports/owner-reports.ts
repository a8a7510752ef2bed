import type { OwnerReportLine } from '@avtosverka/contract/cabinet';
import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { OwnerReport, ReportReturn } from '@avtosverka/contract/owner-report/report';
import type { AnswerState, NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { BlockVerdict, Match, PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Tx } from '../store/store.ts';
import type { Repeats } from './asking/repeating.ts';
import type { UnpaidLimit } from './unpaid-limit/store.ts';

/** A report as it is ordered; everything in it has been read and found good. */
export type NewOwnerReport = {
	readonly accountId: string;
	readonly person: Person;
	/** The network address the consent was given from. */
	readonly address: string;
	/** One for each press of the button; null where the page drew none. */
	readonly idempotenceKey: string | null;
	/** Null where any number of reports may stand unpaid. */
	readonly unpaidLimit: UnpaidLimit | null;
};

/** Who looks at a report: the number of their account; null for anyone who has not signed in. */
export type Viewer = string | null;

/** The end of a payment: `paid-before` where another order had paid; `gone` for a deleted report. */
export type PayOutcome = 'paid' | 'paid-before' | 'gone';

/** A person as somebody else describes them. */
export type DescribedPerson = {
	/** Last, first and middle name, folded for comparison. */
	readonly foldedName: string;
	readonly birthDate: IsoDate;
	/** The last four digits of the passport's number. */
	readonly passportEnd: string;
};

/** How far a report is, for anyone who wants to pay for it. */
export type ReportStatus = 'forming' | 'ready' | 'paid' | 'gone';

/** One block of the document. `facts` is the empty form for `clear`; null where the register failed. */
export type StoredBlock = {
	readonly [R in PersonRegister]: {
		readonly register: R;
		readonly facts: BlockData[R] | null;
		readonly verdict: BlockVerdict;
		/** Null while the register has not been asked yet. */
		readonly state: AnswerState | null;
		readonly source: SupplierId | null;
		readonly asOf: Date | null;
		readonly match: Match | null;
		readonly reason: Refusal | NotAskedReason | null;
		readonly skippedRows: number;
	};
}[PersonRegister];

/** Everything that the document of a paid report and the letter about it say. */
export type ReportDocument = {
	readonly uuid: string;
	readonly lastName: string;
	readonly firstName: string;
	readonly middleName: string;
	/** `DD.MM.YYYY`. */
	readonly birthDate: string;
	/** Masked: it is never whole in a letter or a document. */
	readonly passport: string;
	readonly createdAt: Date;
	readonly paidAt: Date;
	/** Null while some register is still being asked. */
	readonly completedAt: Date | null;
	/** Where the payer wanted it sent; null for nowhere. */
	readonly email: string | null;
	/** What was given back for registers that never answered; null while nothing was. */
	readonly returned: ReportReturn | null;
	/** In the order of PERSON_REGISTERS. */
	readonly blocks: readonly StoredBlock[];
};

/** Owner reports of this installation. Rejects only when the store fails. */
export type OwnerReports = {
	/**
	 * A new report with its consent, and the jobs that ask about it; for the same press of the button the same
	 * report. Null where the account has just been deleted. Throws TooManyUnpaid where the order has a limit.
	 */
	create(order: NewOwnerReport): Promise<{ readonly uuid: string; readonly fresh: boolean } | null>;
	/** The report of an earlier press of the button; null for a new one. */
	findPress(accountId: string, idempotenceKey: string): Promise<string | null>;
	/** A report as this viewer may see it; null for one that is not there. */
	present(uuid: string, viewer: Viewer): Promise<OwnerReport | null>;
	/**
	 * The account that ordered a paid report, where this viewer is that account or names the order
	 * that paid for it; else null, and for an unpaid report.
	 */
	sharerOf(
		uuid: string,
		by: { readonly viewer: Viewer; readonly orders: readonly string[] },
	): Promise<string | null>;
	listOf(accountId: string): Promise<OwnerReportLine[]>;
	/** Deletes a report of this account; false for one that is not there, or is another's. */
	remove(uuid: string, accountId: string): Promise<boolean>;
	readonly repeats: Repeats;
	standing(uuid: string): Promise<ReportStatus>;
	isAbout(uuid: string, described: DescribedPerson): Promise<boolean>;
	pay(tx: Tx, uuid: string, payment: ReportPayment): Promise<PayOutcome>;
	takeBack(tx: Tx, uuid: string, orderId: string): Promise<boolean>;
	/** A paid report for the document and the letter; null for one that is unpaid or not there. */
	documentOf(uuid: string): Promise<ReportDocument | null>;
};

export type ReportPayment = {
	readonly orderId: string;
	/** Null for a payer who wants nothing sent. */
	readonly email: string | null;
	readonly at: Date;
};

/** Who writes to the buyer of a report. */
export type ReportLetters = {
	/** A report is paid for, and its payer has given an address; part of that transaction. */
	reportPaid(tx: Tx, uuid: string): Promise<void>;
	/** A paid report has got its last late answer, and its buyer is to hear of it; part of that transaction. */
	reportCompleted(tx: Tx, uuid: string): Promise<void>;
	/** A part of the price was given back for registers that never answered; part of that transaction. */
	reportReturned(tx: Tx, uuid: string): Promise<void>;
};
