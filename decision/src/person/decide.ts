import type { Task } from '@avtosverka/contract/decision';
import { type DecisionVerdict, SEVERITIES, type Severity } from '@avtosverka/contract/vocabulary/decision';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { OnRuleError } from '../car/decide.ts';
import { judge } from '../judge.ts';
import { debtOf, type OpenDebt } from './debts.ts';
import { type DealOmission, dealOmissionsOf } from './not-checked.ts';
import { type DealQuestion, isBlockSettled, isBlockSettledToday } from './person.ts';
import type { PersonFinding, PersonRule } from './rule.ts';
import { PERSON_RULES } from './rules.ts';
import { type Signer, signerOf } from './signer.ts';

/** A finding of one rule, as it is told. */
export type PersonReason = PersonFinding & {
	readonly rule: string;
	/** The moment of the register's facts, UTC; null where it tells none. */
	readonly asOf: string | null;
};

/** What the answers about a person mean for a deal with them. */
export type PersonDecision = {
	readonly verdict: DecisionVerdict;
	/** Gravest first. */
	readonly reasons: readonly PersonReason[];
	/** Null where the bailiffs have no open case. */
	readonly debt: OpenDebt | null;
	readonly signer: Signer;
	readonly notChecked: readonly DealOmission[];
	/** What to ask the seller. */
	readonly questions: readonly Task[];
};

/**
 * What the answers about a person mean for a deal with them. Pure: the same question gives the same decision
 * on the page and on paper. A rule that throws loses its reason and makes the verdict `too-little` at best.
 */
export function decidePerson(
	question: DealQuestion,
	onRuleError: OnRuleError = () => {},
	rules: readonly PersonRule[] = PERSON_RULES,
): PersonDecision {
	let allRulesRan = true;
	const reasons = rules.flatMap((rule): readonly PersonReason[] => {
		try {
			return rule.find(question).map((finding) => ({
				...finding,
				rule: rule.id,
				asOf: question.blocks[finding.block].asOf,
			}));
		} catch (error) {
			allRulesRan = false;
			onRuleError(rule.id, error);
			return [];
		}
	});
	reasons.sort((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
	return {
		verdict: judge({
			severities: new Set(reasons.map(({ severity }) => severity)),
			stopsSettled: neededBy(rules, 'stop').every((register) => isBlockSettledToday(question, register)),
			clarifiesSettled: neededBy(rules, 'clarify').every((register) => isBlockSettled(question, register)),
			allRulesRan,
		}),
		reasons,
		debt: debtOf(question),
		signer: signerOf(question),
		notChecked: dealOmissionsOf(question),
		questions: questionsOf(reasons),
	};
}

function neededBy(rules: readonly PersonRule[], severity: Severity): readonly PersonRegister[] {
	return rules.filter(({ gravest }) => gravest === severity).flatMap(({ needs }) => needs);
}

/** One line for each text, however many findings ask for it. */
function questionsOf(reasons: readonly PersonReason[]): readonly Task[] {
	const rules = Map.groupBy(
		reasons.filter(({ question }) => question !== undefined),
		({ question = '' }) => question,
	);
	return [...rules].map(([text, asking]) => ({ text, rules: [...new Set(asking.map(({ rule }) => rule))] }));
}
