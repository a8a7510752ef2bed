import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { unknownCarWords } from '@avtosverka/decision/car/unknown-car';
import { cardOf, type ReportState } from './state/report-state.ts';
import { answersOf } from './verdict/answers-of.ts';

/** What is said of a VIN that no register knows, once all were asked; null otherwise. */
export function unknownVinText(state: ReportState): string | null {
	if (state.base.phase === 'loading') return null;
	if (SECTIONS.some((section) => cardOf(state, section).phase !== 'success')) return null;
	return unknownCarWords({ answers: answersOf(state) });
}
