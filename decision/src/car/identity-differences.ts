import type { CarSource, Severity } from '@avtosverka/contract/vocabulary/decision';
import type { Car } from './car.ts';
import type { IdentityField, SourceText } from './identity-fields.ts';
import type { Finding, Rule } from './rule.ts';
import { SOURCE_MEANINGS } from './sections.ts';

/** What to look at where the plate may be that of another car. */
export const PLATE_IN_PAPERS = 'VIN и госномер в СТС: те же ли, что на машине.';
/** What to look at where the papers may be those of another car. */
export const VIN_EVERYWHERE =
	'VIN на кузове, под стеклом и в документах: один ли он, нет ли следов переделки.';

/** Two sources that say two things of one field. */
export type IdentityDifference = { readonly first: SourceText; readonly other: SourceText };

/** Each source that differs from the first one, once. */
export function differencesOf(car: Car, { compare }: IdentityField): readonly IdentityDifference[] {
	const { texts, differing } = compare(car);
	const [first] = texts;
	if (first === undefined) return [];
	const bySection = new Map([...differing].reverse().map((other) => [other.section, other]));
	return [...bySection.values()].reverse().map((other) => ({ first, other }));
}

/**
 * To be clarified where both registers are among those that the rule needs, so that silence of one of them
 * cannot make a car look better; to be known where the other source is a help that may be silent.
 */
export function severityOf({ first, other }: IdentityDifference, needs: readonly CarSource[]): Severity {
	return needs.includes(first.section) && needs.includes(other.section) ? 'clarify' : 'know';
}

/** «Марка не совпадает: в регистрации — LADA, в техосмотре — Kia.» */
function sentenceOf({ label }: IdentityField, { first, other }: IdentityDifference): string {
	const isOne = first.section === other.section;
	const words = isOne
		? `${SOURCE_MEANINGS[first.section].where} — ${first.text} и ${other.text}`
		: [first, other].map(({ section, text }) => `${SOURCE_MEANINGS[section].where} — ${text}`).join(', ');
	// «л. с.» brings a full stop of its own.
	return `${label} не совпадает: ${words.replace(/\.$/, '')}.`;
}

/** What a rule says of every source that differs in a field. */
type DifferenceWords = {
	readonly question: string;
	readonly inspect: string;
	/** How severe a difference is: to be known unless given. */
	readonly severity?: (difference: IdentityDifference) => Severity;
	/** Another sentence than that with both values. */
	readonly sentence?: (difference: IdentityDifference) => string;
};

/** A finding for each source that differs from the first one in a field. */
export function findingsOfField(field: IdentityField, words: DifferenceWords): Rule['find'] {
	return (car) => differencesOf(car, field).map((difference) => findingOf(field, difference, words));
}

/** The finding of one difference. */
export function findingOf(
	field: IdentityField,
	difference: IdentityDifference,
	{ question, inspect, severity = () => 'know', sentence }: DifferenceWords,
): Finding {
	const { section, record } = difference.other;
	return {
		severity: severity(difference),
		section,
		record,
		sentence: sentence ? sentence(difference) : sentenceOf(field, difference),
		question,
		inspect,
	};
}
