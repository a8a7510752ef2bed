import type { Day } from '../car.ts';

/** Dates are `YYYY-MM-DD`, sums roubles. `born` is null where the register tells no birth date. */
export type BailiffCase = {
	readonly debtor: { readonly name: string; readonly born: Day; readonly birthPlace: string };
	readonly number: string;
	/** Number of the consolidated proceedings; null where there are none. */
	readonly consolidated: string | null;
	readonly on: Day;
	readonly writ: {
		readonly kind: string;
		readonly on: Day;
		readonly number: string;
		readonly authority: string;
	};
	/** A seizure: kind, whole sum, what is left of it, the bailiffs' fee; null for a closed case. */
	readonly debt: {
		readonly kind: string;
		readonly sum: number;
		readonly rest: number;
		readonly fee: number;
	} | null;
	/** How it ended: article, part and item of the law 229-FZ. */
	readonly closed: {
		readonly on: Day;
		readonly article: string;
		readonly part: string;
		readonly item: string;
	} | null;
	readonly department: { readonly name: string; readonly address: string };
	readonly bailiff: { readonly name: string; readonly phones: readonly string[] };
};

export type BankruptcyRecord = {
	readonly guid: string;
	readonly name: string;
	readonly born: Day;
	readonly birthPlace: string;
	readonly inn: string | null;
	readonly snils: string | null;
	readonly category: string;
	readonly region: string;
	readonly address: string;
	readonly manager: string | null;
	readonly courtCase: {
		readonly number: string;
		/** The register's code of the stage, e.g. `CitizenAssetsDisposal`. */
		readonly code: string;
		readonly stage: string;
		readonly on: Day;
	} | null;
	/** Without a court, through a multifunctional centre. */
	readonly outOfCourt: { readonly number: string; readonly on: Day } | null;
};

export type PledgeNotice = {
	readonly guid: string;
	readonly number: string;
	/** Local time, `YYYY-MM-DDTHH:MM:SS`. */
	readonly at: string;
	/** `born` null: the notary's page does not answer. */
	readonly pledgor: { readonly name: string; readonly born: Day | null };
	readonly pledgees: readonly string[];
	readonly subjects: readonly string[];
};

/** `inn` and `address` null: the court hides them. */
export type CourtSide = {
	readonly name: string;
	readonly inn: string | null;
	readonly address: string | null;
};

export type CourtCase = {
	readonly id: string;
	readonly number: string;
	readonly on: Day;
	readonly kind: 'bankruptcy' | 'civil' | 'civil_simple' | 'administrative';
	readonly court: string;
	readonly judge: string | null;
	readonly plaintiffs: readonly CourtSide[];
	readonly respondents: readonly CourtSide[];
};

export type WantedNotice = {
	readonly id: number;
	readonly name: string;
	readonly born: Day | null;
	readonly territory: string;
	readonly federal: string;
	/** Path of a picture on the register's own site. */
	readonly image: string;
};

/** A line of the list; `starred` means involved in terrorism. */
export type ListEntry = {
	readonly number: number;
	readonly guid: string;
	readonly name: string;
	readonly starred: boolean;
	readonly aliases: readonly string[];
	readonly born: Day | null;
	readonly place: string;
};
