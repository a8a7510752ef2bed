import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { CarAnswers, OpenCalls } from '@avtosverka/decision/car/car';
import type { ReportState } from '../state/report-state.ts';

/** What every source has answered so far, or that it did not when somebody else asked. */
export function answersOf({ base, cards, failed }: ReportState): CarAnswers {
	const sections = SECTIONS.map((section) => {
		const { phase, reply } = cards[section];
		const silence = phase === 'idle' ? failed[section] : undefined;
		return [section, reply ?? silence ?? null] as const;
	});
	return { base: base.reply, ...Object.fromEntries(sections) } as CarAnswers;
}

const CALLS = { idle: undefined, success: undefined, loading: 'loading', error: 'failed' } as const;

/** The calls of sources that are under way or have failed. */
export function openCallsOf({ base, cards }: ReportState): OpenCalls {
	const calls = SECTIONS.map((section) => [section, CALLS[cards[section].phase]] as const);
	return { base: CALLS[base.phase], ...Object.fromEntries(calls) };
}
