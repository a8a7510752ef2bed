import type { Timeline } from '@avtosverka/contract/decision';
import { layoutTimeline } from '@avtosverka/decision/timeline/layout';
import type { MarkNumber, Shape, ShapeTone, TimelineLayout } from '@avtosverka/decision/timeline/shapes';
import { pathData } from '@avtosverka/decision/timeline/svg';
import { FONT_SIZE } from '@avtosverka/decision/timeline/text-width';
import { Circle, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { TIMELINE_COLOURS } from './timeline-colours.ts';

/** Of a pixel of the layout, points: labels of a document are as small as its notes. */
const SCALE = 0.75;

/** The size of a figure, points. */
export type FigureBox = { readonly width: number; readonly height: number };

/** A timeline in lines and letters for a PDF document, which has registered the font Onest. */
export function timelineFigure(timeline: Timeline, box: FigureBox): ReactElement {
	const { width, height, shapes } = layoutFor(timeline, box);
	return h(Svg, { ...box, viewBox: `0 0 ${width} ${height}` }, ...shapes.map(figureShape));
}

/** What stands as a number in such a figure, oldest first; nothing on paper opens it. */
export function timelineNumbers(timeline: Timeline, box: FigureBox): readonly MarkNumber[] {
	return layoutFor(timeline, box).numbers;
}

function layoutFor(timeline: Timeline, { width, height }: FigureBox): TimelineLayout {
	return layoutTimeline(timeline, { width: width / SCALE, height: height / SCALE });
}

function figureShape(shape: Shape): ReactElement {
	if (shape.kind === 'label') {
		const style = { fontFamily: 'Onest', fontSize: FONT_SIZE };
		const { x, y, tone, text } = shape;
		return h(Text, { x, y, style, fill: TIMELINE_COLOURS[tone], textAnchor: 'middle' }, text);
	}
	const paint = {
		fill: colourOf(shape.fill),
		...(shape.stroke === null ? {} : { stroke: colourOf(shape.stroke), strokeWidth: shape.strokeWidth }),
	};
	switch (shape.kind) {
		case 'rect': {
			const { x, y, width, height, radius } = shape;
			return h(Rect, { x, y, width, height, rx: radius, ry: radius, ...paint });
		}
		case 'dot':
			return h(Circle, { cx: shape.x, cy: shape.y, r: shape.radius, ...paint });
		case 'path': {
			const dash = shape.dash === null ? {} : { strokeDasharray: shape.dash.join(' ') };
			return h(Path, { d: pathData(shape), ...dash, ...paint });
		}
	}
}

function colourOf(tone: ShapeTone | null): string {
	return tone === null ? 'none' : TIMELINE_COLOURS[tone];
}
