import type { Decision } from '@avtosverka/contract/decision';
import { DECISION_WORDS, type Severity } from '@avtosverka/contract/vocabulary/decision';
import { CARD, COLOUR_PAINTS } from './card-colours.ts';
import { type CardBlock, drawText, textBlock, wrapText } from './card-text.ts';
import { SEVERITY_SHAPES } from './severity-shapes.ts';

/** A messenger shows the card at the size of a palm: more reasons stand in the report. */
const SHOWN = 3;
const PADDING = 18;
const HEAD = 26;
const BODY = 16;
const INDENT = 24;
const GAP = 8;

/** The verdict in words with its gravest reasons; `basis` stands before those of a car without a bad word. */
export function drawCardVerdict(
	{ verdict, colour, reasons }: Decision,
	basis: string,
	width: number,
): CardBlock {
	const { ground, ink } = COLOUR_PAINTS[colour];
	const head = drawText(DECISION_WORDS[verdict], PADDING, PADDING + HEAD - 5, {
		size: HEAD,
		fill: ink,
		bold: true,
	});
	const style = { size: BODY, fill: CARD.ink };
	let top = PADDING + HEAD + 12;
	let inner = '';
	const add = ({ svg, height }: CardBlock) => {
		inner += `<g transform="translate(${PADDING} ${top})">${svg}</g>`;
		top += height + GAP;
	};
	if (verdict === 'no-obstacles' || reasons.length === 0) {
		add(textBlock(wrapText(basis, width - 2 * PADDING, style), 0, style));
	}
	for (const { severity, sentence } of reasons.slice(0, SHOWN)) {
		const text = textBlock(wrapText(sentence, width - 2 * PADDING - INDENT, style), INDENT, style);
		add({ svg: drawReasonSign(severity) + text.svg, height: text.height });
	}
	const more = reasons.length - SHOWN;
	if (more > 0)
		add(textBlock([`И ещё ${more}: они в полном отчёте.`], INDENT, { size: 15, fill: CARD.ink2 }));
	const height = top - GAP + PADDING;
	const box = `<rect width="${width}" height="${height}" rx="14" fill="${ground}"/>`;
	return { svg: box + head + inner, height };
}

/** A shape for each severity: colour never speaks alone. */
function drawReasonSign(severity: Severity): string {
	const { d, fill } = SEVERITY_SHAPES[severity];
	return `<path d="${d}" fill="${fill}" transform="translate(0 2)"/>`;
}
