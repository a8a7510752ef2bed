import type { DecisionVerdict, Severity } from '@avtosverka/contract/vocabulary/decision';

/** What a verdict is made of, for a question of any kind. */
export type VerdictInput = {
	readonly severities: ReadonlySet<Severity>;
	/** Every source that could hold a reason to stop has settled today. */
	readonly stopsSettled: boolean;
	/** Every source that could hold something to clarify has settled. */
	readonly clarifiesSettled: boolean;
	/** No rule and no other part of the decision has thrown. */
	readonly allRulesRan: boolean;
};

/**
 * The verdict. Silence is never good news: where a source that could hold a reason to stop has not settled
 * today, it is `too-little` at best, and where one that could hold something to clarify has not settled, it
 * is never `no-obstacles`.
 */
export function judge({
	severities,
	stopsSettled,
	clarifiesSettled,
	allRulesRan,
}: VerdictInput): DecisionVerdict {
	if (severities.has('stop')) return 'stop';
	if (!allRulesRan || !stopsSettled) return 'too-little';
	if (severities.has('clarify')) return 'clarify';
	return clarifiesSettled ? 'no-obstacles' : 'too-little';
}

/** A rule by what it needs and the gravest that it can find. */
type Needing<Source> = { readonly gravest: Severity; readonly needs: readonly Source[] };

/** The sources whose silence may hide a finding of a severity. */
export function neededBy<Source>(rules: readonly Needing<Source>[], severity: Severity): readonly Source[] {
	return rules.filter(({ gravest }) => gravest === severity).flatMap(({ needs }) => needs);
}
