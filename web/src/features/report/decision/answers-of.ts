import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { CarAnswers, OpenCalls } from '@avtosverka/decision/car/car';
import type { ReportState } from '../state/report-state.ts';

/** What every source has answered so far. */
export function answersOf({ base, cards }: ReportState): CarAnswers {
	const sections = SECTIONS.map((section) => [section, cards[section].reply] as const);
	return { base: base.reply, ...Object.fromEntries(sections) } as CarAnswers;
}

/** The calls of sources that are under way or have failed. */
export function openCallsOf({ base, cards }: ReportState): OpenCalls {
	const phases = [['base', base.phase] as const, ...SECTIONS.map((one) => [one, cards[one].phase] as const)];
	return Object.fromEntries(
		phases.flatMap(([source, phase]) => {
			if (phase === 'loading') return [[source, 'loading' as const]];
			return phase === 'error' ? [[source, 'failed' as const]] : [];
		}),
	);
}
