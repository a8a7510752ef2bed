import type { CachedReport } from '@avtosverka/contract/site';
import type { CarAnswers } from './car.ts';

/** The answers of a report as its page opens with them; what is not among them has not been asked. */
export function cachedAnswersOf({ base, sections }: CachedReport): CarAnswers {
	return {
		base,
		registration: sections.registration ?? null,
		dtp: sections.dtp ?? null,
		wanted: sections.wanted ?? null,
		restrict: sections.restrict ?? null,
		diagnostic: sections.diagnostic ?? null,
		osago: sections.osago ?? null,
		zalog: sections.zalog ?? null,
		recall: sections.recall ?? null,
		stats: sections.stats ?? null,
		customs: sections.customs ?? null,
	};
}
