import type { Decision, Omission, Reason } from '@avtosverka/contract/decision';
import { SEVERITIES } from '@avtosverka/contract/vocabulary/decision';
import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import { joinEqualSentences } from '../equal-sentences.ts';
import { createGuard, OMISSIONS_FAILED, type OnRuleError } from '../guard.ts';
import { tasksOf } from '../tasks.ts';
import { type Car, type CarQuestion, replyOf } from './car.ts';
import { identityOf } from './identity.ts';
import { carOmissionsOf } from './not-checked.ts';
import { type Finding, RULE_GROUPS, type Rule } from './rule.ts';
import { CAR_RULES } from './rules.ts';
import { emptyTimeline, timelineOf } from './timeline.ts';
import { clearOfUnknownCar } from './unknown-car.ts';
import { DECISIVE_SOURCES, judgeCar } from './verdict.ts';

/** A finding with its rule, and which of the rule's findings it is. */
type RuleFinding = Finding & { readonly rule: Rule; readonly place: number };

/**
 * What the answers about a car mean for its buyer. Pure: the same question gives the same decision, in the
 * browser while answers arrive and on the server. A rule or another part that throws is missing from it and
 * makes the verdict `too-little` at best.
 */
export function decideCar(
	question: CarQuestion,
	onRuleError: OnRuleError = () => {},
	rules: readonly Rule[] = CAR_RULES,
): Decision {
	const car: Car = { ...question, today: dayInMoscow(question.now) };
	const guard = createGuard(onRuleError);
	// Of a car that does not exist nothing follows: «no policy» would stand where that has to be said.
	const asked = clearOfUnknownCar(car) === null ? rules : [];
	const findings = asked.flatMap((rule) => guard.run(rule.id, () => findingsOf(rule, car), []));
	findings.sort(gravestFirst);
	const insteadOfOmissions: readonly Omission[] = [{ ...OMISSIONS_FAILED, section: null }];
	const ruleOf = ({ rule }: RuleFinding) => rule.id;
	const parts = {
		reasons: joinEqualSentences(findings).map((finding) => reasonOf(car, finding)),
		notChecked: [...guard.run('not-checked', () => carOmissionsOf(car), insteadOfOmissions)],
		questions: tasksOf(findings, ruleOf, ({ question }) => question),
		inspection: tasksOf(findings, ruleOf, ({ inspect }) => inspect),
		identity: [...guard.run('identity', () => identityOf(car), [])],
		timeline: guard.run('timeline', () => timelineOf(car, findings), emptyTimeline(car.today)),
	};
	return { ...judgeCar(car, findings, rules, guard.allRan()), ...parts };
}

function findingsOf(rule: Rule, car: Car): RuleFinding[] {
	return rule.find(car).map((finding, place) => ({ ...finding, rule, place }));
}

/**
 * Of one severity, the first finding of every rule comes before further ones, which must not crowd others
 * out.
 */
function gravestFirst(one: RuleFinding, other: RuleFinding): number {
	return (
		SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
		one.place - other.place ||
		RULE_GROUPS.indexOf(one.rule.group) - RULE_GROUPS.indexOf(other.rule.group) ||
		decidingPlace(one) - decidingPlace(other)
	);
}

/** Wanted, bans, pledges, then the rest. */
function decidingPlace({ section }: Finding): number {
	const place = DECISIVE_SOURCES.indexOf(section);
	return place === -1 ? DECISIVE_SOURCES.length : place;
}

function reasonOf(car: Car, { rule, severity, section, record, sentence }: RuleFinding): Reason {
	const asOf = replyOf(car, section)?.meta.asOf ?? null;
	return { rule: rule.id, severity, section, record, sentence, asOf };
}
