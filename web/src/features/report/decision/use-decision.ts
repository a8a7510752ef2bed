import type { Decision } from '@avtosverka/contract/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { CarAnswers } from '@avtosverka/decision/car/car';
import { decideCar } from '@avtosverka/decision/car/decide';
import { useMemo } from 'react';
import { sendErrorReport } from '../../errors/report-error.ts';
import { nobodyKnows } from '../nobody-knows.ts';
import type { ReportState } from '../state/report-state.ts';

/** What every source has answered so far. */
export function answersOf({ base, cards }: ReportState): CarAnswers {
	const sections = SECTIONS.map((section) => [section, cards[section].reply] as const);
	return { base: base.reply, ...Object.fromEntries(sections) } as CarAnswers;
}

/** What the answers mean, anew with each of them. A car that no register knows has no good verdict. */
export function useDecision(
	vin: string,
	plate: string | null,
	state: ReportState,
	askedPrice: number | null,
): Decision {
	return useMemo(() => {
		const question = { subject: { vin, plate }, answers: answersOf(state), askedPrice, now: new Date() };
		const decision = decideCar(question, reportRuleError);
		return nobodyKnows(state) === null ? decision : { ...decision, verdict: 'too-little' };
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
