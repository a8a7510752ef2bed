import type { CallCounter } from './call-site.ts';
import type { KillCounts } from './killing.ts';

/** What one person was told of one plate. */
export type LookupMemory = {
	readonly accountId: string;
	readonly plate: string;
	readonly vin: string | null;
	readonly charged: boolean;
};

/** What the people of a run have done and heard. */
export type RunMemory = {
	readonly told: LookupMemory[];
	/** Replies that nobody should ever get, in words. */
	readonly odd: string[];
	/** Of a run that allows refusals. */
	readonly calls?: CallCounter;
	readonly counts: {
		orders: number;
		/** Orders whose reply never came. */
		ordersCut: number;
		/** Notifications that we repeated long after, and forged ones; how many of them were answered at all. */
		repeated: number;
		repeatedHeard: number;
		forged: number;
		forgedHeard: number;
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
		repeatedHeard: 0,
		forged: 0,
		forgedHeard: 0,
		presses: 0,
		pressesCut: 0,
		withoutRequests: 0,
		kills: 0,
		killsAtStart: 0,
	};
	return { told: [], odd: [], counts };
}
