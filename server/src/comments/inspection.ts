import type { Remark } from '@avtosverka/contract/moderation';
import type { RemarkSeverity } from '@avtosverka/contract/vocabulary/moderation';

/** What is seen in a plain text by itself and beside its author's recent ones; it decides nothing. Pure. */
export type Inspect = (text: string, recent: readonly string[]) => readonly Remark[];

/** As the store orders them; 0 is for a text in which nothing was seen. */
export const SEVERITY_NUMBERS: Readonly<Record<RemarkSeverity, number>> = { high: 3, medium: 2, low: 1 };

/** What matters most of all remarks. */
export function gravestOf(remarks: readonly Remark[]): Remark | null {
	const [first, ...rest] = remarks;
	if (!first) return null;
	const number = ({ severity }: Remark) => SEVERITY_NUMBERS[severity];
	return rest.reduce((gravest, one) => (number(one) > number(gravest) ? one : gravest), first);
}
