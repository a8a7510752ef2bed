import type { Pixels } from '../seen.ts';

/** What the detector is given, and how many pixels of the picture one of its own is. */
export type DetectorInput = {
	readonly values: Float32Array;
	readonly width: number;
	readonly height: number;
	readonly scaleX: number;
	readonly scaleY: number;
};

const MEAN = [0.485, 0.456, 0.406] as const;
const SPREAD = [0.229, 0.224, 0.225] as const;
/** The detector halves its input five times. */
const STEP = 32;

/** A picture with its longer side brought to a size, as the detector was trained to see it. */
export function detectorInput(pixels: Pixels, side: number): DetectorInput {
	const scale = side / Math.max(pixels.width, pixels.height);
	const width = Math.max(STEP, Math.round((pixels.width * scale) / STEP) * STEP);
	const height = Math.max(STEP, Math.round((pixels.height * scale) / STEP) * STEP);
	const [scaleX, scaleY] = [pixels.width / width, pixels.height / height];
	const values = new Float32Array(3 * width * height);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			for (let channel = 0; channel < 3; channel++) {
				const value = averageAt(pixels, x * scaleX, y * scaleY, scaleX, scaleY, channel);
				const place = (2 - channel) * width * height + y * width + x;
				values[place] = (value / 255 - (MEAN[2 - channel] ?? 0)) / (SPREAD[2 - channel] ?? 1);
			}
		}
	}
	return { values, width, height, scaleX, scaleY };
}

/** The mean of what one pixel of a smaller picture covers; between pixels where it is a larger one. */
function averageAt(
	pixels: Pixels,
	x: number,
	y: number,
	wide: number,
	high: number,
	channel: number,
): number {
	if (wide <= 1 && high <= 1) return pixelAt(pixels, x + wide / 2 - 0.5, y + high / 2 - 0.5, channel);
	const [right, bottom] = [Math.max(x + 1, x + wide), Math.max(y + 1, y + high)];
	let [sum, count] = [0, 0];
	for (let row = Math.floor(y); row < bottom && row < pixels.height; row++) {
		for (let column = Math.floor(x); column < right && column < pixels.width; column++) {
			sum += pixels.data[(row * pixels.width + column) * 4 + channel] as number;
			count++;
		}
	}
	return count === 0 ? 0 : sum / count;
}

/** A channel of a picture between its pixels; beyond its edges the edge goes on. */
export function pixelAt({ data, width, height }: Pixels, x: number, y: number, channel: number): number {
	const left = Math.min(Math.max(Math.floor(x), 0), width - 1);
	const top = Math.min(Math.max(Math.floor(y), 0), height - 1);
	const right = Math.min(left + 1, width - 1);
	const bottom = Math.min(top + 1, height - 1);
	const [across, down] = [Math.min(Math.max(x - left, 0), 1), Math.min(Math.max(y - top, 0), 1)];
	const at = (column: number, row: number) => data[(row * width + column) * 4 + channel] as number;
	const upper = at(left, top) * (1 - across) + at(right, top) * across;
	const lower = at(left, bottom) * (1 - across) + at(right, bottom) * across;
	return upper * (1 - down) + lower * down;
}
