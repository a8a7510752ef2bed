import type { OwnComment, OwnerReportLine, Payment } from '@avtosverka/contract/cabinet';

/** A list of one person's things, by the number of his account; the newest first. */
export type OwnList<Line> = (accountId: string) => Promise<Line[]>;

/** What the cabinet lists, each from the feature that has it. */
export type OwnLists = {
	readonly payments: OwnList<Payment>;
	readonly reports: OwnList<OwnerReportLine>;
	readonly comments: OwnList<OwnComment>;
};

const nobodyHasAny = async () => [];

/** True while nothing can be paid, ordered or commented on: then nobody has any. */
export const EMPTY_LISTS: OwnLists = {
	payments: nobodyHasAny,
	reports: nobodyHasAny,
	comments: nobodyHasAny,
};
