import type { CachedReport } from '@avtosverka/contract/site';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { createReportStore, type ReportCalls, type ReportStore } from './report-store.ts';
import { createSolvedChallenges } from './solved-challenges.ts';

/** Reports opened since the page was loaded, so that "back" shows uncached refusals and failures too. */
const OPENED = new Map<Vin, ReportStore>();
const MOST = 12;
/** A picture opens the registers for every car, not only for the one it was shown for. */
const PICTURES = createSolvedChallenges(Date.now);

/** The report of a car: on the server always a new one, in the browser the one that was opened before. */
export function rememberReport(vin: Vin, stored: CachedReport, calls: ReportCalls): ReportStore {
	if (typeof document === 'undefined') return createReportStore(stored, calls);
	const before = OPENED.get(vin);
	if (before) {
		before.adopt(stored);
		return before;
	}
	const report = createReportStore(stored, calls, PICTURES);
	OPENED.set(vin, report);
	const oldest = OPENED.size > MOST ? OPENED.keys().next().value : undefined;
	if (oldest) OPENED.delete(oldest);
	return report;
}
