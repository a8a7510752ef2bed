import { counted, type Forms, RECORD_FORMS } from '@avtosverka/contract/vocabulary/plural';

/** A rule's finding as far as it is told. */
type ToldFinding = {
	readonly rule: { readonly id: string; readonly records?: Forms };
	readonly sentence: string;
};

/**
 * Findings whose sentences are the same to the letter are told once, with their number: «… (2 запрета).» The
 * first of them stands for all, in its place.
 */
export function joinEqualSentences<Found extends ToldFinding>(findings: readonly Found[]): readonly Found[] {
	const groups = Map.groupBy(findings, ({ rule, sentence }) => `${rule.id} ${sentence}`);
	return [...groups.values()].flatMap(([first, ...more]) => {
		if (first === undefined) return [];
		if (more.length === 0) return [first];
		const count = counted(more.length + 1, first.rule.records ?? RECORD_FORMS);
		return [{ ...first, sentence: `${first.sentence.replace(/\.$/, '')} (${count}).` }];
	});
}
