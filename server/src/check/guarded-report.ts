import type { CachedReport, SiteCalls } from '@avtosverka/contract/site';
import type { Asker } from '@avtosverka/registers/order-budget';
import type { VinGuesses } from '../http/guards/vin-guesses.ts';

type CachedReportCall = SiteCalls['cachedReport'];

const NOTHING: CachedReport = { base: null, sections: {} };

/** True for a report of a car that no register has answered about. */
export function hasNoAnswers({ base, sections }: CachedReport): boolean {
	return base === null && Object.keys(sections).length === 0;
}

/** Cached reports as an asker may see them, who could try VINs one after another otherwise. */
export function guardReports(
	guesses: VinGuesses,
	asker: Asker,
	cachedReport: CachedReportCall,
): CachedReportCall {
	return async (vin, plate) => {
		if (guesses.areTooMany(asker)) return NOTHING;
		const report = await cachedReport(vin, plate);
		if (hasNoAnswers(report)) guesses.count(asker, vin);
		return report;
	};
}
