import type { Pixels } from '../seen.ts';
import type { Bars, Grey } from './bars.ts';

/** So many rows are one: what is noise in each is none in their mean. */
const ROWS = 8;
/** How much a bar is set off against what is around it, so many pixels to either side. */
const STRENGTH = 2;
const REACH = 4;
/** The middle between black and white, for what lies beyond the picture. */
const BEYOND = 128;

/** How bars are laid level: the slope that is taken away beside their own, and how much wider they become. */
export type Levelling = { readonly slope: number; readonly scale: number };

/** The picture with its bars upright, their rows put together lengthwise, and sharpened across. */
export function levelBars(grey: Grey, bars: Bars, { slope, scale }: Levelling): Pixels {
	const width = Math.round(grey.width * scale);
	const height = Math.floor(grey.height / ROWS);
	const row = bars.along + slope;
	const data = new Uint8ClampedArray(width * height * 4);
	const line = new Float32Array(width);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			line[x] = meanAlongBar(grey, bars, row, (x + 0.5) / scale - grey.width / 2, y);
		}
		sharpen(line, data, y * width * 4);
	}
	return { data, width, height };
}

/** The mean of some rows at one place, taken along the bar that crosses them there. */
function meanAlongBar(
	{ values, width, height }: Grey,
	bars: Bars,
	row: number,
	x: number,
	y: number,
): number {
	const [cos, sin] = [Math.cos(row), Math.sin(row)];
	const lean = Math.cos(bars.across - row);
	const [barX, barY] = [-Math.sin(bars.across) / lean, Math.cos(bars.across) / lean];
	const down = (y + 0.5) * ROWS - height / 2;
	let [sum, count] = [0, 0];
	for (let each = 0; each < ROWS; each++) {
		const step = each + 0.5 - ROWS / 2;
		const seenX = bars.x + x * cos - down * sin + step * barX;
		const seenY = Math.round(bars.y + x * sin + down * cos + step * barY);
		const left = Math.floor(seenX);
		if (left < 0 || seenY < 0 || left >= width - 1 || seenY >= height) continue;
		const share = seenX - left;
		const place = seenY * width + left;
		sum += (values[place] as number) * (1 - share) + (values[place + 1] as number) * share;
		count++;
	}
	return count === 0 ? BEYOND : sum / count;
}

function sharpen(line: Float32Array, data: Uint8ClampedArray, from: number): void {
	const at = (x: number) => line[Math.min(line.length - 1, Math.max(0, x))] as number;
	let sum = 0;
	for (let x = -REACH; x <= REACH; x++) sum += at(x);
	for (let x = 0; x < line.length; x++) {
		const value = at(x) + STRENGTH * (at(x) - sum / (2 * REACH + 1));
		data.fill(value, from + x * 4, from + x * 4 + 3);
		data[from + x * 4 + 3] = 255;
		sum += at(x + REACH + 1) - at(x - REACH);
	}
}
