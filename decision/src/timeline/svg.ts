import type { Shape, ShapeTone, TimelineLayout } from './shapes.ts';
import { FONT_SIZE } from './text-width.ts';

/** A colour for every tone, as SVG writes colours. */
export type TimelineColours = Readonly<Record<ShapeTone, string>>;

/** The drawing as an SVG picture, with a ground of its own. */
export function drawSvg({ width, height, shapes }: TimelineLayout, colours: TimelineColours): string {
	const size = `width="${width}" height="${height}"`;
	const frame = `viewBox="0 0 ${width} ${height}" ${size} font-family="Onest" font-size="${FONT_SIZE}"`;
	const inner = shapes.map((shape) => drawShape(shape, colours)).join('');
	const ground = `<rect ${size} fill="${colours.paper}"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${ground}${inner}</svg>`;
}

function drawShape(shape: Shape, colours: TimelineColours): string {
	if (shape.kind === 'label') {
		const { x, y, tone, text } = shape;
		// Labels are words of ours and figures: nothing of a register that would have to be escaped.
		return `<text x="${x}" y="${y}" text-anchor="middle" fill="${colours[tone]}">${text}</text>`;
	}
	const paint = [
		`fill="${shape.fill === null ? 'none' : colours[shape.fill]}"`,
		...(shape.stroke === null
			? []
			: [`stroke="${colours[shape.stroke]}" stroke-width="${shape.strokeWidth}"`]),
	].join(' ');
	switch (shape.kind) {
		case 'rect': {
			const { x, y, width, height, radius } = shape;
			return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${paint}/>`;
		}
		case 'dot':
			return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" ${paint}/>`;
		case 'path': {
			const dash = shape.dash === null ? '' : ` stroke-dasharray="${shape.dash.join(' ')}"`;
			return `<path d="${pathData(shape)}" ${paint}${dash}/>`;
		}
	}
}

/** The `d` of a path. */
export function pathData({
	points,
	closed,
}: Pick<Extract<Shape, { kind: 'path' }>, 'points' | 'closed'>): string {
	return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
}
