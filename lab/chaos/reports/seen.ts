import type { KillCounts } from '../killing.ts';

/** A person in the fields of the owner report's form. */
export type CreatedPerson = {
	readonly last_name: string;
	readonly first_name: string;
	readonly middle_name: string;
	readonly birth_date: string;
	readonly passport_number: string;
};

/** One press of the form's button, answered or not. */
export type Press = {
	readonly key: string;
	readonly accountId: string;
	readonly person: CreatedPerson;
	/** Every report uuid that the site has answered. */
	readonly uuids: Set<string>;
};

/** What the buyers of a run have done and received. */
export type SeenReports = {
	readonly presses: Press[];
	/** Orders whose form was received: the report they pay for, and where its letter is to go. */
	readonly orders: Map<string, { readonly uuid: string; readonly email: string | null }>;
	/** Replies that must never occur, in words. */
	readonly odd: string[];
	/** How long after the last start of a process something was still under way, ms, by what it was. */
	readonly settledAfterMs: Record<string, number>;
	readonly counts: {
		/** Calls without a reply: a server died, or none was up. */
		cut: number;
	} & KillCounts;
};

export function nothingSeen(): SeenReports {
	const counts = { cut: 0, kills: 0, killsAtStart: 0 };
	return { presses: [], orders: new Map(), odd: [], settledAfterMs: {}, counts };
}
