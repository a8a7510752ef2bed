import type { Decision } from '@avtosverka/contract/decision';
import { decideCar } from '@avtosverka/decision/car/decide';
import { useMemo } from 'react';
import { sendErrorReport } from '../../errors/report-error.ts';
import type { ReportState } from '../state/report-state.ts';
import { answersOf, openCallsOf } from './answers-of.ts';

/** What the answers mean, anew with each of them. */
export function useDecision(
	vin: string,
	plate: string | null,
	state: ReportState,
	askedPrice: number | null,
): Decision {
	return useMemo(() => {
		const asked = { answers: answersOf(state), calls: openCallsOf(state) };
		return decideCar({ subject: { vin, plate }, ...asked, askedPrice, now: new Date() }, reportRuleError);
	}, [vin, plate, state, askedPrice]);
}

/**
 * The report stands without the reason; on the server nobody has seen the error yet, the browser runs into it
 * again.
 */
function reportRuleError(rule: string, error: unknown): void {
	if (typeof document === 'undefined') return;
	sendErrorReport(new Error(`The rule ${rule} of the decision has failed`, { cause: error }));
}
