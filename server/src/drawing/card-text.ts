import { textWidth } from '@avtosverka/decision/timeline/text-width';
import { escapeXml } from '../escape-xml.ts';

/** How a text of the card is set; `bold` is the font's semi-bold weight. */
export type CardTextStyle = {
	readonly size: number;
	readonly fill: string;
	readonly bold?: boolean;
	readonly anchor?: 'start' | 'middle' | 'end';
};

/** Letters of the semi-bold weight are wider by no more than this. */
const BOLD = 1.09;

/** A text in lines no wider than given; only a word that is longer than a line is divided. */
export function wrapText(text: string, width: number, { size, bold = false }: CardTextStyle): string[] {
	const fits = (line: string) => textWidth(line, size) * (bold ? BOLD : 1) <= width;
	const lines: string[] = [];
	for (const word of text.split(/[ \n\t]+/).flatMap((one) => divide(one, fits))) {
		const last = lines.at(-1);
		if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}

function divide(word: string, fits: (text: string) => boolean): string[] {
	const parts: string[] = [];
	let part = '';
	for (const letter of word) {
		if (part !== '' && !fits(part + letter)) {
			parts.push(part);
			part = '';
		}
		part += letter;
	}
	return part === '' ? parts : [...parts, part];
}

/** One line of text; `y` is its baseline. */
export function drawText(text: string, x: number, y: number, style: CardTextStyle): string {
	const { size, fill, bold = false, anchor = 'start' } = style;
	const weight = bold ? ' font-weight="600"' : '';
	const face = `font-size="${size}" fill="${fill}" text-anchor="${anchor}"${weight}`;
	return `<text x="${x}" y="${y}" ${face}>${escapeXml(text)}</text>`;
}

/** A block of the card: its drawing from `y` 0 downwards, and how high it is. */
export type CardBlock = { readonly svg: string; readonly height: number };

/** Lines of text one below the other. */
export function textBlock(lines: readonly string[], x: number, style: CardTextStyle): CardBlock {
	const step = Math.round(style.size * 1.32);
	const svg = lines.map((line, place) => drawText(line, x, place * step + style.size, style)).join('');
	return { svg, height: lines.length * step };
}
