import type { CallCounter } from './call-site.ts';
import type { KillCounts } from './killing.ts';

/** What the site answered one person about one plate. */
export type LookupMemory = {
	readonly accountId: string;
	readonly plate: string;
	readonly vin: string | null;
	readonly charged: boolean;
	/** UTC milliseconds. */
	readonly at: number;
};

/** An order that the site has taken. */
export type OrderMemory = {
	readonly id: string;
	/** UTC milliseconds. */
	readonly at: number;
};

/** What the people of a run have done and received. */
export type RunMemory = {
	readonly answered: LookupMemory[];
	readonly ordered: OrderMemory[];
	/** Replies that must never occur, in words. */
	readonly odd: string[];
	/** Of a run that allows refusals. */
	readonly calls?: CallCounter;
	readonly counts: {
		orders: number;
		/** Orders whose reply never came. */
		ordersCut: number;
		/** Notifications that we repeated long after, and forged ones; how many of them were answered at all. */
		repeated: number;
		repeatedAnswered: number;
		forged: number;
		forgedAnswered: number;
		presses: number;
		/** Presses whose person hung up or whose server died. */
		pressesCut: number;
		/** Presses of people without a request left. */
		withoutRequests: number;
	} & KillCounts;
};

export function nothingSeen(): RunMemory {
	const counts = {
		orders: 0,
		ordersCut: 0,
		repeated: 0,
		repeatedAnswered: 0,
		forged: 0,
		forgedAnswered: 0,
		presses: 0,
		pressesCut: 0,
		withoutRequests: 0,
		kills: 0,
		killsAtStart: 0,
	};
	return { answered: [], ordered: [], odd: [], counts };
}
