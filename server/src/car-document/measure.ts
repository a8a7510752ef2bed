import { wrapText } from '../drawing/card-text.ts';
import { LINE_HEIGHT, TEXT_SIZE } from './style.ts';

/** How a text is set, points. */
export type TextBox = { readonly width: number; readonly size?: number; readonly bold?: boolean };

/** How high a text stands at most: letters are measured as no narrower than they are. Points. */
export function textHeight(text: string, { width, size = TEXT_SIZE, bold = false }: TextBox): number {
	return wrapText(text, width, { size, bold, fill: '' }).length * size * LINE_HEIGHT;
}

/** Texts one below the other, as many as there is space for, and how many more there are. */
export type FittedTexts = {
	readonly shown: readonly string[];
	readonly more: number;
	/** Points, the line that says how many more included. */
	readonly height: number;
};

/** Height of the line that says how many texts are left out, points. */
export const MORE_HEIGHT = 14;

/** The first texts that `space` holds whole. */
export function fitTexts(
	texts: readonly string[],
	space: number,
	heightOf: (text: string) => number,
): FittedTexts {
	const heights = texts.map(heightOf);
	const all = heights.reduce((sum, height) => sum + height, 0);
	if (all <= space) return { shown: texts, more: 0, height: all };
	let used = MORE_HEIGHT;
	const place = heights.findIndex((height) => {
		used += height;
		return used > space;
	});
	const shown = texts.slice(0, place);
	const height = heights.slice(0, place).reduce((sum, one) => sum + one, MORE_HEIGHT);
	return { shown, more: texts.length - shown.length, height };
}
