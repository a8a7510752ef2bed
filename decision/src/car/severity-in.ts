import type { Decision } from '@avtosverka/contract/decision';
import type { CarSource, Severity } from '@avtosverka/contract/vocabulary/decision';

/** How grave the gravest finding in a section is; null where the rules have found nothing in it. */
export function severityIn({ reasons }: Pick<Decision, 'reasons'>, section: CarSource): Severity | null {
	return reasons.find((reason) => reason.section === section)?.severity ?? null;
}
