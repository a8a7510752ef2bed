import type { Decision, Reason, Task } from '@avtosverka/contract/decision';
import { SEVERITIES } from '@avtosverka/contract/vocabulary/decision';
import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import { type Car, type CarQuestion, replyOf } from './car.ts';
import { identityOf } from './identity.ts';
import { carOmissionsOf } from './not-checked.ts';
import { type Finding, RULE_GROUPS, type Rule } from './rule.ts';
import { CAR_RULES } from './rules.ts';
import { timelineOf } from './timeline.ts';
import { judgeCar } from './verdict.ts';

/** Is told of a rule that threw. */
export type OnRuleError = (rule: string, error: unknown) => void;

/** A finding with its rule, and which of the rule's findings it is. */
type RuleFinding = Finding & { readonly rule: Rule; readonly place: number };

/**
 * What the answers about a car mean for its buyer. Pure: the same question gives the same decision, in the
 * browser while answers arrive and on the server. A rule that throws loses its reason and makes the verdict
 * `too-little` at best.
 */
export function decideCar(
	question: CarQuestion,
	onRuleError: OnRuleError = () => {},
	rules: readonly Rule[] = CAR_RULES,
): Decision {
	const car: Car = { ...question, today: dayInMoscow(question.now) };
	let allRulesRan = true;
	const findings = rules.flatMap((rule): readonly RuleFinding[] => {
		try {
			return rule.find(car).map((finding, place) => ({ ...finding, rule, place }));
		} catch (error) {
			allRulesRan = false;
			onRuleError(rule.id, error);
			return [];
		}
	});
	findings.sort(gravestFirst);
	return {
		verdict: judgeCar(car, new Set(findings.map(({ severity }) => severity)), rules, allRulesRan),
		reasons: findings.map((finding) => reasonOf(car, finding)),
		notChecked: [...carOmissionsOf(car)],
		questions: tasksOf(findings, ({ question }) => question),
		inspection: tasksOf(findings, ({ inspect }) => inspect),
		identity: [...identityOf(car)],
		timeline: timelineOf(car),
	};
}

/**
 * Of one severity, the first finding of every rule comes before further ones, which must not crowd others
 * out.
 */
function gravestFirst(one: RuleFinding, other: RuleFinding): number {
	return (
		SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
		one.place - other.place ||
		RULE_GROUPS.indexOf(one.rule.group) - RULE_GROUPS.indexOf(other.rule.group)
	);
}

function reasonOf(car: Car, { rule, severity, section, record, sentence }: RuleFinding): Reason {
	const asOf = replyOf(car, section)?.meta.asOf ?? null;
	return { rule: rule.id, severity, section, record, sentence, asOf };
}

/** One line for each text, however many findings ask for it; those of the gravest findings first. */
function tasksOf(findings: readonly RuleFinding[], textOf: (finding: Finding) => string | undefined): Task[] {
	const tasks = new Map<string, Set<string>>();
	for (const finding of findings) {
		const text = textOf(finding);
		if (text !== undefined) tasks.set(text, (tasks.get(text) ?? new Set()).add(finding.rule.id));
	}
	return [...tasks].map(([text, rules]) => ({ text, rules: [...rules] }));
}
