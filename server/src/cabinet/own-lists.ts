import type { BoughtVin, OwnComment, OwnerReportLine, Payment } from '@avtosverka/contract/cabinet';

/** A list of one person's things, by the number of their account; the newest first. */
export type CabinetList<Line> = (accountId: string) => Promise<Line[]>;

/** What the cabinet lists, each from the feature that has it. */
export type OwnLists = {
	readonly payments: CabinetList<Payment>;
	readonly reports: CabinetList<OwnerReportLine>;
	readonly vins: CabinetList<BoughtVin>;
	readonly comments: CabinetList<OwnComment>;
};
