import { counted, type Forms, RECORD_FORMS } from '@avtosverka/contract/vocabulary/plural';

/** What is shown of a rule's finding. */
type SpokenFinding = {
	readonly rule: { readonly id: string; readonly records?: Forms };
	readonly sentence: string;
};

/**
 * Findings with exactly the same sentence are shown once, with their number: «… (2 запрета).» The first of
 * them stands for all, in its place.
 */
export function joinEqualSentences<Found extends SpokenFinding>(
	findings: readonly Found[],
): readonly Found[] {
	const groups = Map.groupBy(findings, ({ rule, sentence }) => `${rule.id} ${sentence}`);
	return [...groups.values()].flatMap(([first, ...more]) => {
		if (first === undefined) return [];
		if (more.length === 0) return [first];
		const count = counted(more.length + 1, first.rule.records ?? RECORD_FORMS);
		return [{ ...first, sentence: `${first.sentence.replace(/\.$/, '')} (${count}).` }];
	});
}
