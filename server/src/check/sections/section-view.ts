import type { SectionData } from '@avtosverka/contract/check/data';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { Subject } from '@avtosverka/registers/register';
import type { CarFacts } from '@avtosverka/registers/registers/car';
import type { View } from '../../answers/view.ts';
import type { WatchedRecord } from './watched-record.ts';

/** What the ten checks are asked about. */
export type CarSubject = Extract<Subject, { kind: 'vin' }>;

/** How one section's facts become the data of its check. */
export type SectionView<S extends Section> = View<S, SectionData[S], CarSubject>;

/** The records of a section as a watch compares them. */
export type SectionWatch<S extends Section> = {
	/** Goes up whenever keys or states change: what is remembered in another form is not compared. */
	readonly form: number;
	/** By what each record is known and what of it is compared: the same from every supplier. */
	read(facts: CarFacts[S]): readonly WatchedRecord[];
};

/** What the server makes of one section's facts; `watch` is null where a change of them is no event. */
export type ServedSection<S extends Section> = SectionView<S> & { readonly watch: SectionWatch<S> | null };
