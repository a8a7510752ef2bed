import type { SectionData } from '@avtosverka/contract/check/data';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { Subject } from '@avtosverka/registers/register';
import type { View } from '../../answers/view.ts';

/** What the ten checks are asked about. */
export type CarSubject = Extract<Subject, { kind: 'vin' }>;

/** How one section's facts become the data of its check. */
export type SectionView<S extends Section> = View<S, SectionData[S], CarSubject>;
