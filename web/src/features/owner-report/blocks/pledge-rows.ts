import type { PledgeItem } from '@avtosverka/contract/owner-report/blocks';
import { counted, RECORD_FORMS } from '@avtosverka/contract/vocabulary/plural';

/** Entries whose first subject is shorter are not shown one by one: specification, section 5. */
const SUBJECT_AT_LEAST = 10;

/** Entries that are shown, and how many are only counted. */
export function splitPledges(items: readonly PledgeItem[]): {
	readonly shown: readonly PledgeItem[];
	readonly short: number;
} {
	const shown = items.filter(({ subjects }) => (subjects[0]?.trim().length ?? 0) >= SUBJECT_AT_LEAST);
	return { shown, short: items.length - shown.length };
}

/** «ещё 2 записи без описания предмета» */
export function shortPledgesWords(count: number): string {
	return `ещё ${counted(count, RECORD_FORMS)} без описания предмета`;
}
