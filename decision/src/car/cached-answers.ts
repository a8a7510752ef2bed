import type { CachedReport } from '@avtosverka/contract/site';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { CarAnswers } from './car.ts';

const NOT_ASKED = Object.fromEntries(SECTIONS.map((section) => [section, null])) as Record<Section, null>;

/**
 * The answers of a report as its page opens with them, and the silence of those asked in vain; what is not
 * among them has not been asked.
 */
export function cachedAnswersOf({ base, sections, failed }: CachedReport): CarAnswers {
	return { base, ...NOT_ASKED, ...failed, ...sections };
}
