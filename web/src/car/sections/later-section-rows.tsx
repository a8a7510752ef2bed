import type { Section } from '@avtosverka/contract/vocabulary/register';
import { SectionRows, type SectionRowsProps } from './section-rows.tsx';

/** Every field of a record, which a report loads later. The widget has the rows from the beginning. */
export function LaterSectionRows<S extends Section>(props: SectionRowsProps<S>) {
	return <SectionRows {...props} />;
}
