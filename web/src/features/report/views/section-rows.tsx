import type { SectionData } from '@avtosverka/contract/check/data';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { ComponentType } from 'react';
import { SECTION_VIEWS } from './section-views.ts';
import type { ViewProps } from './view.ts';

export type SectionRowsProps<S extends Section> = ViewProps<S> & { readonly section: S };

/** Every field of a section's facts, as the specification has them. */
export function SectionRows<S extends Section>({ section, data, whole }: SectionRowsProps<S>) {
	const View = SECTION_VIEWS[section] as ComponentType<ViewProps<S>>;
	return <View data={data as SectionData[S]} whole={whole} />;
}
