import type { Decision } from '@avtosverka/contract/decision';
import type { CarQuestion } from '@avtosverka/decision/car/car';
import { decideCar } from '@avtosverka/decision/car/decide';
import { sendErrorReport } from '../../errors/report-error.ts';
import type { ReportState } from '../state/report-state.ts';
import { answersOf, openCallsOf } from './answers-of.ts';

/** What the answers of a report mean. Brings all rules along: load it lazily. */
export function decideReport(
	subject: CarQuestion['subject'],
	state: ReportState,
	askedPrice: number | null,
): Decision {
	const asked = { answers: answersOf(state), calls: openCallsOf(state) };
	return decideCar({ subject, ...asked, askedPrice, now: new Date() }, reportRuleError);
}

/** The report stands without the reason. */
function reportRuleError(rule: string, error: unknown): void {
	sendErrorReport(new Error(`The rule ${rule} of the decision has failed`, { cause: error }));
}
