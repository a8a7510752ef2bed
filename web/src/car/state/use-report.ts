import type { CachedReport } from '@avtosverka/contract/site';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { warmProtection } from '../../protection/protected-call.ts';
import { reportCalls } from './report-calls.ts';
import { rememberReport } from './report-memory.ts';
import { type ReportState, type SectionOutcome, sectionOutcome } from './report-state.ts';
import { createThrottledView } from './throttled-view.ts';

/** A report in a component. */
export type UsedReport = {
	readonly state: ReportState;
	/** Asks one register. */
	ask(section: Section, refresh: boolean): Promise<SectionOutcome>;
	/** Asks it again with the digits of its picture. */
	solve(section: Section, word: string): Promise<SectionOutcome>;
	askBase(refresh: boolean): Promise<void>;
	askAll(): Promise<void>;
};

/** Opens the report of a car and asks for its basic card when its register has no answer yet. */
export function useReport(vin: Vin, stored: CachedReport): UsedReport {
	const [report] = useState(() => rememberReport(vin, stored, reportCalls(vin)));
	const [view] = useState(() => createThrottledView(report));
	const state = useSyncExternalStore(view.subscribe, view.snapshot, view.snapshot);

	useEffect(() => {
		warmProtection('check');
		if (report.snapshot().base.phase === 'idle') void report.askBase(false);
	}, [report]);

	/** The answer is in its card before the focus goes there. */
	function outcomeOf(section: Section): SectionOutcome {
		view.flush();
		return sectionOutcome(report.snapshot().cards[section]);
	}

	return {
		state,
		async ask(section, refresh) {
			await report.ask(section, refresh);
			return outcomeOf(section);
		},
		async solve(section, word) {
			await report.solve(section, word);
			return outcomeOf(section);
		},
		askBase: report.askBase,
		askAll: report.askAll,
	};
}
