import type { Decision } from '@avtosverka/contract/decision';
import type { SharedReport } from '@avtosverka/contract/site';
import type { DecisionColour, DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import { mask } from './snapshot.ts';

/** A stored decision: those of links that were made before 28 November 2026 lack what was added that day. */
type StoredDecision = Omit<Decision, 'colour' | 'unsettled'> & Partial<Decision>;

/** Green is a claim that was not looked into then. */
const COLOURS: Readonly<Record<DecisionVerdict, DecisionColour>> = {
	stop: 'red',
	clarify: 'amber',
	'no-obstacles': 'grey',
	'too-little': 'grey',
};

/** A stored snapshot as it is read today: masked again, since older rules left more to be read. */
export function parseSharedReport(json: string): SharedReport {
	const snapshot: SharedReport = JSON.parse(json);
	const report = snapshot.masked ? mask(snapshot) : snapshot;
	const decided: StoredDecision = report.decided;
	const { timeline } = decided;
	const marks = timeline.marks.map((mark) => ({ ...mark, severity: mark.severity ?? null }));
	return {
		...report,
		decided: {
			colour: COLOURS[decided.verdict],
			unsettled: [],
			...decided,
			timeline: {
				...timeline,
				noReadings: timeline.noReadings ?? null,
				runEstimate: timeline.runEstimate ?? null,
				marks,
			},
		},
	};
}
