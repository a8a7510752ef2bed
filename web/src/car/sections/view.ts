import type { SectionData } from '@avtosverka/contract/check/data';
import type { Section } from '@avtosverka/contract/vocabulary/register';

/**
 * What every result view is given: facts of which there is at least one. `whole` is false when part of the
 * answer could not be read, and then nothing may be called absent.
 */
export type ViewProps<S extends Section> = { readonly data: SectionData[S]; readonly whole: boolean };
