import { type DecisionVerdict, SEVERITIES } from '@avtosverka/contract/vocabulary/decision';
import { joinEqualSentences } from '../equal-sentences.ts';
import { createGuard, OMISSIONS_FAILED, type OnRuleError } from '../guard.ts';
import { judge, neededBy } from '../judge.ts';
import { debtOf, type OpenDebt } from './debts.ts';
import {
	type DealOmission,
	dealOmissionsOf,
	type UnsettledAnswer,
	unsettledAnswersOf,
} from './not-checked.ts';
import { type DealQuestion, isBlockSettled, isBlockSettledToday } from './person.ts';
import type { PersonFinding, PersonRule } from './rule.ts';
import { PERSON_RULES } from './rules.ts';
import { type Signer, signerOf } from './signer.ts';

/** A finding of one rule with the moment of its facts. */
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
	/** Null where the bailiffs have no open case, and where a bug of ours keeps us from summing them. */
	readonly debt: OpenDebt | null;
	readonly signer: Signer;
	/** What no register has answered. */
	readonly notChecked: readonly DealOmission[];
	/** What was answered, and not well enough for a good verdict of today. */
	readonly unsettled: readonly UnsettledAnswer[];
};

/**
 * What the answers about a person mean for a deal with them. Pure: the same question gives the same decision
 * on the page and on paper. A rule or another part that throws is missing from it and makes the verdict
 * `too-little` at best.
 */
export function decidePerson(
	question: DealQuestion,
	onRuleError: OnRuleError = () => {},
	rules: readonly PersonRule[] = PERSON_RULES,
): PersonDecision {
	const guard = createGuard(onRuleError);
	const findings = rules.flatMap((rule) => guard.run(rule.id, () => findingsOf(rule, question), []));
	findings.sort((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
	const reasons = joinEqualSentences(findings).map((finding) => reasonOf(question, finding));
	const insteadOfOmissions: readonly DealOmission[] = [{ ...OMISSIONS_FAILED, block: null }];
	const parts = {
		reasons,
		debt: guard.run('debt', () => debtOf(question), null),
		signer: guard.run('signer', () => signerOf(question), UNKNOWN_SIGNER),
		notChecked: guard.run('not-checked', () => dealOmissionsOf(question), insteadOfOmissions),
		unsettled: guard.run('unsettled', () => unsettledAnswersOf(question), []),
	};
	const verdict = judge({
		severities: new Set(reasons.map(({ severity }) => severity)),
		stopsSettled: neededBy(rules, 'stop').every((register) => isBlockSettledToday(question, register)),
		clarifiesSettled: neededBy(rules, 'clarify').every((register) => isBlockSettled(question, register)),
		allRulesRan: guard.allRan(),
	});
	return { verdict, ...parts };
}

const UNKNOWN_SIGNER: Signer = {
	who: 'unknown',
	sentence: 'Неизвестно: ответ ЕФРСБ разобрать не удалось.',
};

function findingsOf(rule: PersonRule, question: DealQuestion) {
	return rule.find(question).map((finding) => ({ ...finding, rule }));
}

function reasonOf(
	{ blocks }: DealQuestion,
	{ rule, ...finding }: PersonFinding & { readonly rule: PersonRule },
): PersonReason {
	return { ...finding, rule: rule.id, asOf: blocks[finding.block].asOf };
}
