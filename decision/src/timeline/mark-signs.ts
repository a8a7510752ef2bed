import { type MarkKind, SEVERITIES, type Severity } from '@avtosverka/contract/vocabulary/decision';
import { labelAt, middleOf } from './labels.ts';
import type { Box, Point, Shape, ShapeTone } from './shapes.ts';

/** How a kind of mark looks: its shape tells it apart without its colour. */
type MarkSign = {
	readonly word: string;
	readonly hollow: boolean;
	/** Corners around the middle. */
	readonly corners: readonly Point[];
};

const OCTAGON = regular(8, 5.4, Math.PI / 8);
const DIAMOND = regular(4, 5.6, 0);
const SQUARE = regular(4, 6, Math.PI / 4);
const TRIANGLE = regular(3, 6.2, -Math.PI / 2);
const STAR = regular(10, 6.4, -Math.PI / 2).map(
	([x, y], place): Point => (place % 2 === 0 ? [x, y] : [x * 0.45, y * 0.45]),
);

/** The sign of each kind of mark, and its word on the drawing. */
export const MARK_SIGNS: Readonly<Record<MarkKind, MarkSign>> = {
	wanted: { word: 'Розыск', hollow: false, corners: STAR },
	ban: { word: 'Запрет', hollow: false, corners: OCTAGON },
	pledge: { word: 'Залог', hollow: false, corners: DIAMOND },
	'pledge-ended': { word: 'Залог снят', hollow: true, corners: DIAMOND },
	accident: { word: 'ДТП', hollow: false, corners: TRIANGLE },
	recall: { word: 'Отзывная кампания', hollow: true, corners: SQUARE },
	customs: { word: 'Таможня', hollow: false, corners: SQUARE },
};

const TONES: Readonly<Record<Severity, ShapeTone>> = { stop: 'bad', clarify: 'warn', know: 'quiet' };

/** The colour of a mark: that of the finding made of its record. */
export function markTone(severity: Severity | null): ShapeTone {
	return severity === null ? 'quiet' : TONES[severity];
}

/** The graver of two. */
export function graverOf(one: Severity | null, other: Severity | null): Severity | null {
	return SEVERITIES.find((severity) => severity === one || severity === other) ?? null;
}

/** A sign around a place; a ban has the bar of its road sign. */
export function signShapes(kind: MarkKind, tone: ShapeTone, x: number, y: number): readonly Shape[] {
	const { hollow, corners } = MARK_SIGNS[kind];
	const points = corners.map(
		([dx, dy]): Point => [x + dx * (hollow ? 0.85 : 1), y + dy * (hollow ? 0.85 : 1)],
	);
	const style = hollow
		? ({ fill: 'paper', stroke: tone, strokeWidth: 1.6 } as const)
		: ({ fill: tone, stroke: null, strokeWidth: 0 } as const);
	const sign = { kind: 'path', points, closed: true, dash: null, ...style } as const;
	if (kind !== 'ban') return [sign];
	const bar = { x: x - 3, y: y - 1, width: 6, height: 2, radius: 0 };
	return [sign, { kind: 'rect', ...bar, fill: 'paper', stroke: null, strokeWidth: 0 }];
}

/** A number in the place of signs. */
export function numberShapes(count: number, tone: ShapeTone, box: Box): readonly Shape[] {
	const middle = box.x + box.width / 2;
	return [
		{ kind: 'rect', ...box, radius: box.height / 2, fill: tone, stroke: null, strokeWidth: 0 },
		labelAt({ text: String(count), x: middle, y: middleOf(box), anchor: 'middle' }, 'paper'),
	];
}

function regular(count: number, radius: number, turn: number): readonly Point[] {
	return Array.from({ length: count }, (_, place): Point => {
		const angle = turn + (place * 2 * Math.PI) / count;
		return [Math.round(Math.cos(angle) * radius * 10) / 10, Math.round(Math.sin(angle) * radius * 10) / 10];
	});
}
