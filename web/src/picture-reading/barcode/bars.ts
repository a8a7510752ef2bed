import type { Pixels } from '../seen.ts';

/** A picture in shades of grey, 0 to 255, a number a pixel. */
export type Grey = { readonly values: Float32Array; readonly width: number; readonly height: number };

/** Where the bars of a code seem to be: the middle, the slope of its row, and the slope across its bars. */
export type Bars = {
	readonly x: number;
	readonly y: number;
	readonly along: number;
	readonly across: number;
};

/** Steps of brightness that may be the edge of a bar, squared; noise is below. */
const EDGE = 900;
/** Bars have nearly all their edges in one direction; letters have them in all. */
const COHERENT = 0.4;
/** An edge counts for the row when it runs so much like the bars. */
const ALIKE = 0.9;
const FEWEST_EDGES = 400;

/** A picture without its colours. */
export function greyOf({ data, width, height }: Pixels): Grey {
	const values = new Float32Array(width * height);
	for (let place = 0; place < values.length; place++) {
		const [red, green, blue] = [data[place * 4], data[place * 4 + 1], data[place * 4 + 2]] as number[];
		values[place] = 0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0);
	}
	return { values, width, height };
}

/** Finds the bars of a picture by the edges that run alike; null where there are none. */
export function findBars(grey: Grey): Bars | null {
	let [xx, xy, yy] = [0, 0, 0];
	eachEdge(grey, (_x, _y, stepX, stepY) => {
		xx += stepX * stepX;
		xy += stepX * stepY;
		yy += stepY * stepY;
	});
	if (Math.hypot(xx - yy, 2 * xy) < COHERENT * (xx + yy)) return null;
	const across = 0.5 * Math.atan2(2 * xy, xx - yy);
	const [cos, sin] = [Math.cos(across), Math.sin(across)];
	const places: [number, number][] = [];
	eachEdge(grey, (x, y, stepX, stepY) => {
		if ((stepX * cos + stepY * sin) ** 2 >= ALIKE * (stepX ** 2 + stepY ** 2)) places.push([x, y]);
	});
	return places.length < FEWEST_EDGES ? null : { ...rowOf(places), across };
}

/** The middle of some places and the direction in which they lie. */
function rowOf(places: readonly [number, number][]): Pick<Bars, 'x' | 'y' | 'along'> {
	const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
	const [x, y] = [mean(0), mean(1)];
	let [xx, xy, yy] = [0, 0, 0];
	for (const [left, top] of places) {
		xx += (left - x) ** 2;
		xy += (left - x) * (top - y);
		yy += (top - y) ** 2;
	}
	return { x, y, along: 0.5 * Math.atan2(2 * xy, xx - yy) };
}

/** Tells every third place in which brightness changes steeply, and by how much. */
function eachEdge(
	{ values, width, height }: Grey,
	tell: (x: number, y: number, stepX: number, stepY: number) => void,
): void {
	const at = (x: number, y: number) => values[y * width + x] as number;
	for (let y = 2; y < height - 2; y += 3) {
		for (let x = 2; x < width - 2; x += 3) {
			const stepX = at(x + 2, y) - at(x - 2, y);
			const stepY = at(x, y + 2) - at(x, y - 2);
			if (stepX * stepX + stepY * stepY >= EDGE) tell(x, y, stepX, stepY);
		}
	}
}
