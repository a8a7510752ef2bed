import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { TimelineEvent } from './events.ts';

/** What a colour stands for; the code that draws chooses the colour. */
export type ShapeTone =
	| ('text' | 'quiet' | 'grid' | 'paper' | 'mileage' | 'average' | 'bad' | 'warn' | 'policy')
	| ('person' | 'company' | 'on-company' | 'estimate');

/** A place on the drawing: pixels to the right and downwards. */
export type Point = readonly [x: number, y: number];

/** A rectangle of the drawing. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type Paint = {
	readonly fill: ShapeTone | null;
	readonly stroke: ShapeTone | null;
	readonly strokeWidth: number;
};

export type RectShape = Box & Paint & { readonly kind: 'rect'; readonly radius: number };

/** A line through points, or with `closed` what it goes round. */
export type PathShape = Paint & {
	readonly kind: 'path';
	readonly points: readonly Point[];
	readonly closed: boolean;
	/** Lengths of dashes and gaps; null for a whole line. */
	readonly dash: readonly [number, number] | null;
};

export type DotShape = Paint & {
	readonly kind: 'dot';
	readonly x: number;
	readonly y: number;
	readonly radius: number;
};

/** A line of text around the middle of its box; `y` is its baseline. */
export type LabelShape = {
	readonly kind: 'label';
	readonly text: string;
	readonly tone: ShapeTone;
	readonly x: number;
	readonly y: number;
	readonly box: Box;
};

export type Shape = RectShape | PathShape | DotShape | LabelShape;

/** An event and where it stands; `y` is that of its reading. */
export type TimelineStop = { readonly event: TimelineEvent; readonly x: number; readonly y: number | null };

/** Marks too near to each other for signs and words of their own: one sign with their number in it. */
export type MarkNumber = {
	readonly count: number;
	/** The days of the first and the last of them. */
	readonly from: IsoDate;
	readonly to: IsoDate;
	/** The middle of the sign. */
	readonly x: number;
	readonly y: number;
};

/** A timeline as it is drawn: shapes in their order from the ground up. */
export type TimelineLayout = {
	readonly width: number;
	readonly height: number;
	readonly shapes: readonly Shape[];
	/** Oldest first. */
	readonly stops: readonly TimelineStop[];
	/** Oldest first. */
	readonly numbers: readonly MarkNumber[];
};
