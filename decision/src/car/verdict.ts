import type { CarSource, DecisionVerdict, Severity } from '@avtosverka/contract/vocabulary/decision';
import { type Car, isSettled, isSettledToday } from './car.ts';
import type { Rule } from './rule.ts';

/** What `no-obstacles` cannot do without, whatever the rules need. */
const ALWAYS_DECISIVE: readonly CarSource[] = ['wanted', 'restrict', 'zalog'];

/**
 * The verdict. Silence is never good news: where a source that could hold a reason to stop has not settled today, it is
 * `too-little` at best, and where one that could hold something to clarify has not settled, it is never `no-obstacles`.
 */
export function judge(
	car: Car,
	severities: ReadonlySet<Severity>,
	rules: readonly Rule[],
	allRulesRan: boolean,
): DecisionVerdict {
	if (severities.has('stop')) return 'stop';
	const stopping = new Set([...ALWAYS_DECISIVE, ...neededBy(rules, 'stop')]);
	if (!allRulesRan || ![...stopping].every((source) => isSettledToday(car, source))) return 'too-little';
	if (severities.has('clarify')) return 'clarify';
	return neededBy(rules, 'clarify').every((source) => isSettled(car, source)) ? 'no-obstacles' : 'too-little';
}

function neededBy(rules: readonly Rule[], severity: Severity): readonly CarSource[] {
	return rules.filter(({ gravest }) => gravest === severity).flatMap(({ needs }) => needs);
}
