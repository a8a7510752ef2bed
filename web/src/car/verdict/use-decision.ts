import type { Decision } from '@avtosverka/contract/decision';
import type { CachedReport } from '@avtosverka/contract/site';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { useMemo } from 'react';
import { useLazyModule } from '../../ui/lazy-module.ts';
import type { ReportState } from '../state/report-state.ts';
import { openCallsOf } from './answers-of.ts';

/** A report as its page was opened with it. */
export type OpenedAs = {
	readonly vin: string;
	readonly plate: string | null;
	readonly stored: CachedReport;
	/** What the server decided about those answers; null where it has not. */
	readonly decided: Decision | null;
};

/** What the answers mean; `decided` is true once that is known of the answers there are. */
export type UsedDecision = {
	readonly decision: Decision;
	readonly decided: boolean;
	/** Loads the rules again, where they did not come. */
	readonly again: (() => void) | null;
};

/** Nothing is known yet: nothing to stop for, and nothing settled. */
export const UNDECIDED: Decision = {
	verdict: 'too-little',
	colour: 'grey',
	unsettled: [],
	reasons: [],
	notChecked: [],
	questions: [],
	inspection: [],
	identity: [],
	timeline: {
		from: null,
		to: '1970-01-01',
		owners: [],
		mileage: [],
		noReadings: null,
		averageRun: null,
		runEstimate: null,
		marks: [],
		policies: [],
	},
};

const loadRules = () => import('./decide-report.ts');

/**
 * What the answers mean, decided again with each of them. The server has decided about those that the page
 * opened with, so the rules are loaded only when something is asked, or the seller's price is known.
 */
export function useDecision(opened: OpenedAs, state: ReportState, askedPrice: number | null): UsedDecision {
	const { vin, plate, stored, decided } = opened;
	const { plateModel = null } = stored;
	const isDecided = decided !== null && askedPrice === null && isAsStored(state, stored);
	const rules = useLazyModule(loadRules, !isDecided || isAsking(state));
	const decide = rules.state === 'ready' ? rules.module.decideReport : null;
	const computed = useMemo(
		() => (isDecided || decide === null ? null : decide({ vin, plate, plateModel }, state, askedPrice)),
		[isDecided, decide, vin, plate, plateModel, state, askedPrice],
	);
	if (isDecided) return { decision: decided, decided: true, again: null };
	if (computed) return { decision: computed, decided: true, again: null };
	// Words about other answers must not stand beside these when nothing better comes.
	if (rules.state === 'failed') return { decision: UNDECIDED, decided: false, again: rules.again };
	return { decision: decided ?? UNDECIDED, decided: decided !== null, again: null };
}

/** True while the page shows the answers that it was opened with, and none is waited for or missing. */
function isAsStored(state: ReportState, stored: CachedReport): boolean {
	const { base, cards } = state;
	if (base.reply !== (stored.base ?? null) || Object.values(openCallsOf(state)).some(Boolean)) return false;
	return SECTIONS.every((section) => cards[section].reply === (stored.sections[section] ?? null));
}

function isAsking({ cards }: ReportState): boolean {
	return SECTIONS.some((section) => cards[section].phase === 'loading');
}
