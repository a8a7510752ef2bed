import type { Severity } from '@avtosverka/contract/vocabulary/decision';
import { CARD, COLOUR_PAINTS } from './card-colours.ts';

/** A filled shape within a box of 16 by 16: its path, as in SVG, and its colour. */
export type FilledShape = { readonly d: string; readonly fill: string };

/** A sign for each severity; in black and white they differ by their shape. */
export const SEVERITY_SHAPES: Readonly<Record<Severity, FilledShape>> = {
	stop: { d: 'M5 1h6l4 4v6l-4 4H5l-4-4V5z', fill: COLOUR_PAINTS.red.ink },
	clarify: { d: 'M8 1l7.5 14H.5z', fill: COLOUR_PAINTS.amber.ink },
	know: { d: 'M3.5 9a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z', fill: CARD.edge },
};
