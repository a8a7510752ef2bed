import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { CarAnswers } from '@avtosverka/decision/car/car';
import type { ReportState } from '../state/report-state.ts';

/** What every source has answered so far. */
export function answersOf({ base, cards }: ReportState): CarAnswers {
	const sections = SECTIONS.map((section) => [section, cards[section].reply] as const);
	return { base: base.reply, ...Object.fromEntries(sections) } as CarAnswers;
}
