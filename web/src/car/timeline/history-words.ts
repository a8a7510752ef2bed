import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { answersIn } from '../asking/main-source.ts';
import type { ReportState } from '../state/report-state.ts';

/** What stands in the place of the timeline while no answer has a date. */
export function historyWords(state: ReportState): string {
	const phases = SECTIONS.map((section) => state.cards[section].phase);
	if (phases.includes('idle') || phases.includes('loading')) {
		return 'Здесь будет история машины по датам: владельцы, пробег, аварии, запреты.';
	}
	return answersIn(state).length === 0
		? 'Реестры не ответили: истории машины по датам пока нет.'
		: 'Истории машины по датам в ответах нет.';
}
