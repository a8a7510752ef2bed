import type { Pixels } from '../seen.ts';
import { pixelAt } from './detector-input.ts';
import type { LineQuad } from './line-quad.ts';

const HEIGHT = 48;
const NARROWEST = 64;
const WIDEST = 1280;

/** A line cut out, laid level and brought to the recogniser's height. */
export function recogniserInput(pixels: Pixels, quad: LineQuad): { values: Float32Array; width: number } {
	const wide = Math.round((quad.along / quad.across) * HEIGHT);
	const width = Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(wide / 8) * 8));
	const values = new Float32Array(3 * HEIGHT * width);
	const [cos, sin] = [Math.cos(quad.angle), Math.sin(quad.angle)];
	for (let row = 0; row < HEIGHT; row++) {
		const across = ((row + 0.5) / HEIGHT - 0.5) * 2 * quad.across;
		for (let column = 0; column < Math.min(wide, width); column++) {
			const along = ((column + 0.5) / Math.min(wide, width) - 0.5) * 2 * quad.along;
			const x = quad.x + along * cos - across * sin - 0.5;
			const y = quad.y + along * sin + across * cos - 0.5;
			for (let channel = 0; channel < 3; channel++) {
				const place = (2 - channel) * HEIGHT * width + row * width + column;
				values[place] = pixelAt(pixels, x, y, channel) / 127.5 - 1;
			}
		}
	}
	return { values, width };
}
