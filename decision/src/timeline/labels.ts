import { round } from './scale.ts';
import type { Box, LabelShape, Point, ShapeTone } from './shapes.ts';
import { FONT_SIZE, textWidth } from './text-width.ts';

/** Which part of a text stands at its place. */
export type Anchor = 'start' | 'middle' | 'end';

/** One label, and the places and texts that would do, the best first. */
export type LabelRequest = {
	readonly tone: ShapeTone;
	readonly choices: readonly LabelChoice[];
	/** What it must not leave. */
	readonly within: Box;
};

export type LabelChoice = {
	readonly text: string;
	readonly x: number;
	/** The baseline. */
	readonly y: number;
	readonly anchor: Anchor;
};

const ABOVE_BASELINE = 10;
const BELOW_BASELINE = 3;
/** What is left free between two labels. */
const GAP = 4;

/** Fulfils wishes in their order, but none whose label would lie on another or on a line. */
export function placeLabels(
	requests: readonly LabelRequest[],
	lines: readonly (readonly Point[])[],
): readonly LabelShape[] {
	const placed: LabelShape[] = [];
	for (const { tone, choices, within } of requests) {
		const label = choices
			.map((choice) => labelAt(choice, tone))
			.find(({ box }) => {
				const free = grown(box, GAP);
				return (
					contains(within, box) &&
					placed.every((other) => !overlap(free, other.box)) &&
					lines.every((line) => !crosses(line, box))
				);
			});
		if (label) placed.push(label);
	}
	return placed;
}

/** The baseline of a text in the middle of a lane. */
export function middleOf({ y, height }: Box): number {
	return round(y + height / 2 + FONT_SIZE * 0.36);
}

/** A text at its place. */
export function labelAt({ text, x, y, anchor }: LabelChoice, tone: ShapeTone): LabelShape {
	const width = textWidth(text);
	const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
	const box = { x: left, y: y - ABOVE_BASELINE, width, height: ABOVE_BASELINE + BELOW_BASELINE };
	return { kind: 'label', text, tone, x: round(left + width / 2), y, box };
}

function grown({ x, y, width, height }: Box, by: number): Box {
	return { x: x - by, y, width: width + 2 * by, height };
}

function contains(outer: Box, inner: Box): boolean {
	return (
		inner.x >= outer.x &&
		inner.y >= outer.y &&
		inner.x + inner.width <= outer.x + outer.width &&
		inner.y + inner.height <= outer.y + outer.height
	);
}

/** True when two boxes share more than an edge. */
export function overlap(one: Box, other: Box): boolean {
	return (
		one.x < other.x + other.width &&
		other.x < one.x + one.width &&
		one.y < other.y + other.height &&
		other.y < one.y + one.height
	);
}

function crosses(line: readonly Point[], box: Box): boolean {
	return line.some((to, place) => segmentMeets(line[place - 1] ?? to, to, box));
}

/** Clips the segment to the box, one direction after the other: what is left of it lies within. */
function segmentMeets(from: Point, to: Point, { x, y, width, height }: Box): boolean {
	let start = 0;
	let end = 1;
	for (const [at, towards, low, high] of [
		[from[0], to[0], x, x + width],
		[from[1], to[1], y, y + height],
	] as const) {
		const step = towards - at;
		if (step === 0) {
			if (at < low || at > high) return false;
			continue;
		}
		const [one, other] = [(low - at) / step, (high - at) / step];
		start = Math.max(start, Math.min(one, other));
		end = Math.min(end, Math.max(one, other));
	}
	return start <= end;
}
