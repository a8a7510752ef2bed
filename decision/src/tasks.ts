import type { Task } from '@avtosverka/contract/decision';

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
