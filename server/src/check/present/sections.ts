import type { SectionData } from '@avtosverka/contract/check/data';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { Presenter } from '../../answers/reply.ts';
import { customs } from './customs.ts';
import { diagnostic } from './diagnostic.ts';
import { dtp } from './dtp.ts';
import { osago } from './osago.ts';
import { recall } from './recall.ts';
import { registration } from './registration.ts';
import { restrict } from './restrict.ts';
import type { CarSubject, SectionView } from './section-view.ts';
import { stats } from './stats.ts';
import { wanted } from './wanted.ts';
import { zalog } from './zalog.ts';

const VIEWS: { readonly [S in Section]: SectionView<S> } = {
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
	return { register, emptyText, view: VIEWS[section] };
}
