import type { Severity } from '@avtosverka/contract/vocabulary/decision';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { Explanation } from '../car/rule.ts';
import type { DealQuestion } from './person.ts';

export type { Explanation };

/** What a rule has found in the answer of one register. */
export type PersonFinding = {
	readonly severity: Severity;
	readonly block: PersonRegister;
	/** The first record that it stands on: a path in the block's data, or a field's name. */
	readonly record: string;
	/** One sentence for the buyer, with its full stop. */
	readonly sentence: string;
};

/**
 * One rule: a file of `rules/` that exports it as `rule`, and how it is explained as `explanation`. It finds
 * nothing in a field that is null, and says of a person no more than the register does.
 */
export type PersonRule = {
	/** The name of its file. */
	readonly id: string;
	/** The registers that it cannot do without: silence of one of them may hide a finding. */
	readonly needs: readonly PersonRegister[];
	/** The gravest severity that it can find. */
	readonly gravest: Severity;
	/** May be called with answers of every state; a throw is a bug of ours that costs the reason only. */
	find(question: DealQuestion): readonly PersonFinding[];
};
