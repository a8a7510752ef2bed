import type { Decision } from '@avtosverka/contract/decision';
import { formatMoment, type IsoDate, type IsoMoment } from '@avtosverka/contract/vocabulary/moment';
import { maskVin } from '@avtosverka/contract/vocabulary/vin';
import { answeredWords } from '@avtosverka/decision/car/answered-words';
import type { CarAnswers } from '@avtosverka/decision/car/car';
import { carNameOf } from '@avtosverka/decision/car/car-name';
import { verdictBasis } from '@avtosverka/decision/car/verdict-basis';
import { layoutTimeline } from '@avtosverka/decision/timeline/layout';
import { drawSvg } from '@avtosverka/decision/timeline/svg';
import { CARD } from './card-colours.ts';
import { type CardBlock, drawText, textBlock, wrapText } from './card-text.ts';
import { drawTiles } from './card-tiles.ts';
import { drawCardVerdict } from './card-verdict.ts';
import { toPng } from './png.ts';
import { TIMELINE_COLOURS } from './timeline-colours.ts';
import { NO_DAYS } from './timeline-words.ts';

/** What a card is drawn of. */
export type CarCardInput = {
	/** The whole VIN, or a masked one; the card shows its maker, since it goes from hand to hand. */
	readonly vin: string;
	readonly decision: Decision;
	readonly answers: CarAnswers;
	/** The moment of the decision, or its day. */
	readonly at: IsoMoment | IsoDate;
	/** The site's address: the card names its host. */
	readonly siteUrl: string;
};

/** Laid out as wide as a phone, drawn twice as wide for sharp screens. */
const WIDTH = 540;
/** The width of a card, pixels; its height follows from what it says. */
export const CARD_WIDTH_PX = 1080;
const MARGIN = 26;
const INNER = WIDTH - 2 * MARGIN;
const TIMELINE_HEIGHT = 190;
const GAP = 18;

/**
 * The card of a car as PNG bytes, for messengers and shared links: its name, the verdict with the gravest
 * reasons, the timeline, the ten checks. Drawn off the main thread.
 */
export function drawCarCard(input: CarCardInput): Promise<Buffer> {
	return toPng(cardSvg(input), CARD_WIDTH_PX);
}

/** The same as an SVG picture. */
export function cardSvg({ vin, decision, answers, at, siteUrl }: CarCardInput): string {
	const blocks = [
		headBlock(carNameOf({ answers }) ?? 'Автомобиль', vin, at),
		drawCardVerdict(withoutVin(decision, vin), verdictBasis(decision.verdict, { answers }), INNER),
		timelineBlock(decision.timeline),
		drawTiles({ answers, decision, at: new Date(at) }, INNER),
		footBlock(answers, new URL(siteUrl).host),
	];
	let y = MARGIN;
	const inner = blocks.map(({ svg, height }) => {
		const placed = `<g transform="translate(${MARGIN} ${y})">${svg}</g>`;
		y += height + GAP;
		return placed;
	});
	const size = `width="${WIDTH}" height="${y - GAP + MARGIN}"`;
	const ground = `<rect ${size} fill="${CARD.paper}"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="Onest">${ground}${inner.join('')}</svg>`;
}

function headBlock(name: string, vin: string, at: string): CardBlock {
	const title = textBlock(wrapText(name, INNER, { size: 25, fill: CARD.ink, bold: true }), 0, {
		size: 25,
		fill: CARD.ink,
		bold: true,
	});
	const y = title.height + 16;
	const style = { size: 15, fill: CARD.ink2 };
	const moment = drawText(formatMoment(at), INNER, y, { ...style, anchor: 'end' });
	return { svg: title.svg + drawText(`VIN ${maskVin(vin)}`, 0, y, style) + moment, height: y + 4 };
}

function timelineBlock(timeline: Decision['timeline']): CardBlock {
	if (timeline.from === null) {
		return textBlock(wrapText(NO_DAYS, INNER, { size: 15, fill: CARD.ink2 }), 0, {
			size: 15,
			fill: CARD.ink2,
		});
	}
	const drawing = layoutTimeline(timeline, { width: INNER, height: TIMELINE_HEIGHT });
	return { svg: drawSvg(drawing, TIMELINE_COLOURS), height: TIMELINE_HEIGHT };
}

function footBlock(answers: CarAnswers, host: string): CardBlock {
	const style = { size: 15, fill: CARD.ink2 };
	const line = `<path d="M0 .5H${INNER}" stroke="${CARD.line}"/>`;
	const site = drawText(host, INNER, 26, { size: 15, fill: CARD.accent, bold: true, anchor: 'end' });
	return { svg: line + drawText(answeredWords({ answers }), 0, 26, style) + site, height: 30 };
}

/** A sentence may repeat the VIN as a register writes it. */
function withoutVin(decision: Decision, vin: string): Decision {
	const reasons = decision.reasons.map((reason) => ({
		...reason,
		sentence: reason.sentence.replaceAll(vin, maskVin(vin)),
	}));
	return { ...decision, reasons };
}
