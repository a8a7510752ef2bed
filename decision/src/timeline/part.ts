import type { LabelRequest } from './labels.ts';
import type { Shape } from './shapes.ts';

/** What one lane gives to the drawing. */
export type TimelinePart = { readonly shapes: readonly Shape[]; readonly labels: readonly LabelRequest[] };

/** A lane that has nothing to show. */
export const EMPTY_PART: TimelinePart = { shapes: [], labels: [] };
