import { BLOCKS } from '@avtosverka/contract/owner-report/blocks';
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';

/** Words of ours that stand beside rows and say nothing of anybody. */
const OWN_WORDS = ['exact', 'name-only', 'look', 'example'];
/** A text of two letters stands everywhere. */
const TELLING_LENGTH = 4;

function leaves(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (typeof value === 'number') return [String(value)];
	if (value === null || typeof value !== 'object') return [];
	return Object.values(value).flatMap(leaves);
}

/** Every text and number that stands in the rows of a report, long enough to be found again. */
export function textsOf(report: OwnerReport | null): string[] {
	const blocks = Object.keys(BLOCKS).map((register) => report?.[register as keyof typeof BLOCKS] ?? null);
	const texts = blocks.flatMap((block) => leaves(block === null ? null : JSON.parse(block)));
	return [...new Set(texts)].filter((text) => text.length >= TELLING_LENGTH && !OWN_WORDS.includes(text));
}
