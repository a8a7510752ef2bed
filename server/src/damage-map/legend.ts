import { escapeXml } from '../escape-xml.ts';

const FONT_SIZE = 15;
const LINE_HEIGHT = 22;
const LEFT = 22;
const WIDTH = 356;
/** A letter's mean width is known for our own font; a reader's own may be as broad as DejaVu's. */
const LETTER_WIDTH = { ours: 0.56, any: 0.65 } as const;

/** Whose font the words will be drawn with. */
export type Font = keyof typeof LETTER_WIDTH;

/** Breaks a sentence into lines between its words. */
export function wrap(sentence: string, font: Font): string[] {
	const lettersALine = Math.floor(WIDTH / (FONT_SIZE * LETTER_WIDTH[font]));
	const lines: string[] = [];
	for (const word of sentence.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + 1 + word.length <= lettersALine) {
			lines[lines.length - 1] = `${last} ${word}`;
		} else {
			lines.push(word);
		}
	}
	return lines;
}

/** Sentences below the drawing, from `top` down; a sentence's first word, up to its colon, stands out. */
export function drawLegend(
	sentences: readonly string[],
	top: number,
	font: Font,
): { svg: string; height: number } {
	const lines = sentences.flatMap((sentence) => wrap(sentence, font));
	const svg = lines.map((line, index) => {
		const y = top + FONT_SIZE + index * LINE_HEIGHT;
		const lead = /^(?:Повреждено|Коды без расшифровки):/.exec(line)?.[0] ?? '';
		const strong = lead && `<tspan class="lead">${lead}</tspan>`;
		return `<text x="${LEFT}" y="${y}">${strong}${escapeXml(line.slice(lead.length))}</text>`;
	});
	return { svg: svg.join(''), height: lines.length === 0 ? 0 : lines.length * LINE_HEIGHT + 12 };
}
