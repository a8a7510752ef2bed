import type { LabelChoice } from './labels.ts';
import type { Point } from './shapes.ts';

/** A line that rises to the right. */
export type RisingLine = readonly [from: Point, to: Point];

/** A text that ends above a place of the line, given as a part of its length. */
export function aboveLine(text: string, line: RisingLine, part: number): LabelChoice {
	const [x, y] = placeOn(line, part);
	return { text, x, y: y - 7, anchor: 'end' };
}

/** A text that begins below it: to the right of its place the line rises away from it. */
export function belowLine(text: string, line: RisingLine, part: number): LabelChoice {
	const [x, y] = placeOn(line, part);
	return { text, x, y: y + 14, anchor: 'start' };
}

function placeOn([[left, floor], [right, top]]: RisingLine, part: number): Point {
	return [left + (right - left) * part, floor + (top - floor) * part];
}
