import type { Task } from '@avtosverka/contract/decision';
import type { Severity } from '@avtosverka/contract/vocabulary/decision';

/** A rule by what it needs and the gravest that it can find. */
type Needing<Source> = { readonly gravest: Severity; readonly needs: readonly Source[] };

/** The sources whose silence may hide a finding of a severity. */
export function neededBy<Source>(rules: readonly Needing<Source>[], severity: Severity): readonly Source[] {
	return rules.filter(({ gravest }) => gravest === severity).flatMap(({ needs }) => needs);
}

/** One line for each text, however many findings ask for it, in the order of the findings. */
export function tasksOf<Finding>(
	findings: readonly Finding[],
	ruleOf: (finding: Finding) => string,
	textOf: (finding: Finding) => string | undefined,
): Task[] {
	const tasks = new Map<string, Set<string>>();
	for (const finding of findings) {
		const text = textOf(finding);
		if (text !== undefined) tasks.set(text, (tasks.get(text) ?? new Set()).add(ruleOf(finding)));
	}
	return [...tasks].map(([text, rules]) => ({ text, rules: [...rules] }));
}
