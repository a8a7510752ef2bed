import type { SectionData } from '@avtosverka/contract/check/data';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { Presenter } from '../answers/reply.ts';
import { customs } from './sections/customs.ts';
import { diagnostic } from './sections/diagnostic.ts';
import { dtp } from './sections/dtp.ts';
import { osago } from './sections/osago.ts';
import { recall } from './sections/recall.ts';
import { registration } from './sections/registration.ts';
import { restrict } from './sections/restrict.ts';
import type { CarSubject, ServedSection } from './sections/section-view.ts';
import { stats } from './sections/stats.ts';
import { wanted } from './sections/wanted.ts';
import { zalog } from './sections/zalog.ts';

/** What the server makes of each section's facts. */
export const SERVED_SECTIONS: { readonly [S in Section]: ServedSection<S> } = {
	registration,
	dtp,
	wanted,
	restrict,
	diagnostic,
	osago,
	zalog,
	recall,
	stats,
	customs,
};

/** How a section's answer becomes its reply. */
export function sectionPresenter<S extends Section>(section: S): Presenter<S, SectionData[S], CarSubject> {
	const { register, emptyText } = SECTION_CATALOGUE[section];
	return { register, emptyText, view: SERVED_SECTIONS[section] };
}
