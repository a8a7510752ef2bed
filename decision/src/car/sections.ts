import type { CarSource } from '@avtosverka/contract/vocabulary/decision';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { baseMeaning } from './sections/base.ts';
import { customsMeaning } from './sections/customs.ts';
import { diagnosticMeaning } from './sections/diagnostic.ts';
import { dtpMeaning } from './sections/dtp.ts';
import { osagoMeaning } from './sections/osago.ts';
import { recallMeaning } from './sections/recall.ts';
import { registrationMeaning } from './sections/registration.ts';
import { restrictMeaning } from './sections/restrict.ts';
import type { SectionMeaning, SourceMeaning } from './sections/section-meaning.ts';
import { statsMeaning } from './sections/stats.ts';
import { wantedMeaning } from './sections/wanted.ts';
import { zalogMeaning } from './sections/zalog.ts';

/** All that is said of each section. */
export const SECTION_MEANINGS: { readonly [S in Section]: SectionMeaning<S> } = {
	registration: registrationMeaning,
	dtp: dtpMeaning,
	wanted: wantedMeaning,
	restrict: restrictMeaning,
	diagnostic: diagnosticMeaning,
	osago: osagoMeaning,
	zalog: zalogMeaning,
	recall: recallMeaning,
	stats: statsMeaning,
	customs: customsMeaning,
};

/** What is said of each source, the basic card among them. */
export const SOURCE_MEANINGS: { readonly [S in CarSource]: SourceMeaning<S> } = {
	base: baseMeaning,
	...SECTION_MEANINGS,
};
