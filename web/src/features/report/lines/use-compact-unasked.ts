import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { useState } from 'react';
import type { ReportState } from '../../../car/state/report-state.ts';

/** Fewer of them stand in whole lines. */
const FEWEST = 4;

/**
 * True while the registers not asked yet may stand two in a row on a phone. From the first question on each
 * has its whole line: what has answered must not push the rest about.
 */
export function useCompactUnasked({ cards }: ReportState): boolean {
	const [untouched, setUntouched] = useState(true);
	const asking = SECTIONS.some((name) => cards[name].phase === 'loading' && cards[name].reply === null);
	if (untouched && asking) setUntouched(false);
	return untouched && !asking && SECTIONS.filter((name) => cards[name].phase === 'idle').length >= FEWEST;
}
