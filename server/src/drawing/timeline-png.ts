import type { Timeline } from '@avtosverka/contract/decision';
import { layoutTimeline } from '@avtosverka/decision/timeline/layout';
import { drawSvg } from '@avtosverka/decision/timeline/svg';
import { toPng } from './png.ts';
import { TIMELINE_COLOURS } from './timeline-colours.ts';

/** Messengers show pictures about as wide as a phone: laid out for it, drawn for sharp screens. */
const SIZE = { width: 480, height: 220 };
const SHARPNESS = 2.5;

/** A timeline as PNG bytes for bots and shared links; null while no day is known, for an empty picture tells nothing. */
export function drawTimelinePng(timeline: Timeline): Promise<Buffer> | null {
	if (timeline.from === null) return null;
	const svg = drawSvg(layoutTimeline(timeline, SIZE), TIMELINE_COLOURS);
	return toPng(svg, SIZE.width * SHARPNESS);
}
