import type { PathShape, Point, ShapeTone } from './shapes.ts';

/** How a line is drawn: a thin whole one unless given otherwise. */
export type LineStyle = { readonly width?: number; readonly dash?: readonly [number, number] | null };

/** A straight line. */
export function line(
	from: Point,
	to: Point,
	stroke: ShapeTone,
	{ width = 1, dash = null }: LineStyle = {},
): PathShape {
	return { kind: 'path', points: [from, to], closed: false, fill: null, stroke, strokeWidth: width, dash };
}
