import type { DetectorInput } from './detector-input.ts';
import type { LineQuad } from './line-quad.ts';

/** How surely a pixel is text, and the mean of a line. */
const PIXEL = 0.3;
const LINE = 0.5;
/** The detector marks the core of a line: it is grown again by this share of area to edge. */
const GROWTH = 1.6;
const FEWEST_PIXELS = 12;
const MOST_LINES = 40;

/** The lines of text in the detector's answer, in pixels of the picture, the longest first. */
export function findLines(marks: Float32Array, input: DetectorInput): readonly LineQuad[] {
	const { width, height } = input;
	const seen = new Uint8Array(width * height);
	const lines: LineQuad[] = [];
	for (let start = 0; start < marks.length; start++) {
		if (seen[start] || (marks[start] as number) < PIXEL) continue;
		const places = spread(marks, seen, start, width, height);
		const sure = places.reduce((sum, place) => sum + (marks[place] as number), 0) / places.length;
		if (places.length >= FEWEST_PIXELS && sure >= LINE) lines.push(quadOf(places, input));
	}
	return lines.sort((one, other) => other.along - one.along).slice(0, MOST_LINES);
}

/** All marked pixels that hang together with one. */
function spread(marks: Float32Array, seen: Uint8Array, start: number, width: number, height: number) {
	const places = [start];
	seen[start] = 1;
	for (let next = 0; next < places.length; next++) {
		const place = places[next] as number;
		const [x, y] = [place % width, Math.floor(place / width)];
		for (let dy = -1; dy <= 1; dy++) {
			for (let dx = -1; dx <= 1; dx++) {
				if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
				const beside = place + dy * width + dx;
				if (seen[beside] || (marks[beside] as number) < PIXEL) continue;
				seen[beside] = 1;
				places.push(beside);
			}
		}
	}
	return places;
}

/** The rectangle around some pixels, along the direction in which they lie. */
function quadOf(places: readonly number[], { width, scaleX, scaleY }: DetectorInput): LineQuad {
	const points = places.map((place) => [
		((place % width) + 0.5) * scaleX,
		(Math.floor(place / width) + 0.5) * scaleY,
	]) as [number, number][];
	const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
	const [meanX, meanY] = [middle(0), middle(1)];
	let [xx, xy, yy] = [0, 0, 0];
	for (const [x, y] of points) {
		xx += (x - meanX) ** 2;
		xy += (x - meanX) * (y - meanY);
		yy += (y - meanY) ** 2;
	}
	const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	let [least, most, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
	for (const [x, y] of points) {
		const along = (x - meanX) * cos + (y - meanY) * sin;
		const across = (y - meanY) * cos - (x - meanX) * sin;
		[least, most] = [Math.min(least, along), Math.max(most, along)];
		[top, bottom] = [Math.min(top, across), Math.max(bottom, across)];
	}
	const [long, high] = [most - least + scaleX, bottom - top + scaleY];
	const grown = (long * high * GROWTH) / (2 * (long + high));
	const [shiftAlong, shiftAcross] = [(least + most) / 2, (top + bottom) / 2];
	return {
		x: meanX + shiftAlong * cos - shiftAcross * sin,
		y: meanY + shiftAlong * sin + shiftAcross * cos,
		along: long / 2 + grown,
		across: high / 2 + grown,
		angle,
	};
}
