import type { Sign } from '@avtosverka/decision/car/signs/answer-badge';
import { Path, Svg } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { encode } from 'uqr';
import { INK, SOFT } from '../documents/style.ts';
import { COLOUR_PAINTS } from '../drawing/card-colours.ts';
import { SEVERITY_SHAPES } from '../drawing/severity-shapes.ts';

const SIDE = 9;
const CHECK = 'M2.5 8.5l3.5 3.5l7.5-8';
const RING = 'M3 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0z';

/** The sign of a reason or of a register's line: in black and white it is known by its shape. */
export function signFigure(sign: Sign): ReactElement {
	return h(Svg, { width: SIDE, height: SIDE, viewBox: '0 0 16 16' }, shapeOf(sign));
}

function shapeOf(sign: Sign): ReactElement {
	switch (sign) {
		case 'stop':
		case 'clarify':
		case 'know':
			return h(Path, SEVERITY_SHAPES[sign]);
		case 'check':
			return h(Path, { d: CHECK, fill: 'none', stroke: COLOUR_PAINTS.green.ink, strokeWidth: 2.2 });
		case 'facts':
		case 'empty':
			return h(Path, SEVERITY_SHAPES.know);
		default:
			return h(Path, { d: RING, fill: 'none', stroke: SOFT, strokeWidth: 1.4, strokeDasharray: '3 2.2' });
	}
}

/** A QR code of an address as one path, sharp at every size. Points. */
export function qrFigure(address: string, side: number): ReactElement {
	const { size, data } = encode(address, { ecc: 'M', border: 0 });
	const d = data
		.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
		.join('');
	return h(Svg, { width: side, height: side, viewBox: `0 0 ${size} ${size}` }, h(Path, { d, fill: INK }));
}

/** Where dark modules of a row begin, and how many stand together. */
function runsOf(row: readonly boolean[]): (readonly [start: number, length: number])[] {
	const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
	return starts.map((start) => {
		const end = row.indexOf(false, start);
		return [start, (end === -1 ? row.length : end) - start] as const;
	});
}
