import type { CarSource, Severity } from '@avtosverka/contract/vocabulary/decision';
import type { Forms } from '@avtosverka/contract/vocabulary/plural';
import type { Car } from './car.ts';

/** The groups of the rules, in the order in which their findings of one severity are listed. */
export const RULE_GROUPS = ['law', 'identity', 'mileage', 'body', 'use', 'papers', 'money'] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

/** What a rule has found in one record. */
export type Finding = {
	readonly severity: Severity;
	/** The source that the record stands in. */
	readonly section: CarSource;
	/** The record in the source's data: a path such as `records.0`, or a field's name. */
	readonly record: string;
	/** One sentence for the buyer, with its full stop. */
	readonly sentence: string;
	/** What to ask the seller because of it. */
	readonly question?: string;
	/** What to look at on the car because of it. */
	readonly inspect?: string;
};

/**
 * One rule: a file of `rules/` that exports it as `rule`, and how it is explained as `explanation`. It finds
 * nothing in a field that is null and concludes nothing about a person.
 */
export type Rule = {
	/** The name of its file. */
	readonly id: string;
	readonly group: RuleGroup;
	/** The sources that it cannot do without: silence of one of them may hide a finding. */
	readonly needs: readonly CarSource[];
	/** The gravest severity that it can find. */
	readonly gravest: Severity;
	/**
	 * True where a finding to be known takes no green away: it tells how good the data are or what the price
	 * may be argued with, and nothing of the car.
	 */
	readonly keepsGreen?: true;
	/** How several of its records are counted where one sentence tells of them: «2 запрета». */
	readonly records?: Forms;
	/** False for cars of which it can find nothing in any answers; true by default. */
	appliesTo?(car: Car): boolean;
	/** May be called with answers of every state; a throw is a bug of ours that costs the reason only. */
	find(car: Car): readonly Finding[];
};

/** What docs/decision.md says of a rule, in Russian. No program reads it: browsers do not load it. */
export type Explanation = {
	/** When it fires. */
	readonly condition: string;
	/** The figure that it compares with; null where there is none. */
	readonly figure: string | null;
	/** Why this figure, or why this severity. */
	readonly why: string;
};
