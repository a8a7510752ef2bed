import type { Timeline } from '@avtosverka/contract/decision';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap } from './labels.ts';
import { layoutTimeline } from './layout.ts';
import type { Box, LabelShape, Shape, ShapeTone } from './shapes.ts';
import { anyTimeline, EMPTY_TIMELINE, FULL_TIMELINE } from './testing/timelines.ts';

const PHONE = { width: 358, height: 156 };
const anySize = fc.record({
	width: fc.integer({ min: 280, max: 1200 }),
	height: fc.integer({ min: 140, max: 260 }),
});

function boxOf(shape: Shape): Box {
	switch (shape.kind) {
		case 'rect':
			return shape;
		case 'label':
			return shape.box;
		case 'dot': {
			const { x, y, radius } = shape;
			return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
		}
		case 'path': {
			const xs = shape.points.map(([x]) => x);
			const ys = shape.points.map(([, y]) => y);
			const [x, y] = [Math.min(...xs), Math.min(...ys)];
			return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
		}
	}
}

function labels(timeline: Timeline, size = PHONE): readonly LabelShape[] {
	return layoutTimeline(timeline, size).shapes.filter((shape) => shape.kind === 'label');
}

function texts(timeline: Timeline, size = PHONE): readonly string[] {
	return labels(timeline, size).map(({ text }) => text.replaceAll('\u00a0', ' '));
}

function strokes(timeline: Timeline, tone: ShapeTone) {
	return layoutTimeline(timeline, PHONE).shapes.flatMap((shape) =>
		shape.kind === 'path' && shape.stroke === tone ? [shape] : [],
	);
}

test('no two labels lie on each other', () => {
	fc.assert(
		fc.property(anyTimeline, anySize, (timeline, size) => {
			const boxes = labels(timeline, size).map(({ box }) => box);
			boxes.forEach((box, place) => {
				expect(boxes.slice(place + 1).filter((other) => overlap(box, other))).toEqual([]);
			});
		}),
		{ numRuns: 1000 },
	);
});

test('everything lies within the frame', () => {
	fc.assert(
		fc.property(anyTimeline, anySize, (timeline, size) => {
			const outside = layoutTimeline(timeline, size).shapes.filter((shape) => {
				const { x, y, width, height } = boxOf(shape);
				const [right, bottom] = [x + width - 0.1, y + height - 0.1];
				return !(
					x >= 0 &&
					y >= 0 &&
					width >= 0 &&
					height >= 0 &&
					right <= size.width &&
					bottom <= size.height
				);
			});
			expect(outside).toEqual([]);
		}),
		{ numRuns: 1000 },
	);
});

/** The middles of signs and numbers, in the order in which they are drawn. */
function signsIn(shapes: readonly Shape[]): readonly number[] {
	return shapes.flatMap((shape) => {
		const isSign = shape.kind === 'path' && shape.closed && shape.fill !== 'estimate';
		const isNumber = shape.kind === 'rect' && shape.radius === 7;
		const { x, width } = boxOf(shape);
		return isSign || isNumber ? [x + width / 2] : [];
	});
}

test('what is later lies further to the right', () => {
	fc.assert(
		fc.property(anyTimeline, anySize, (timeline, size) => {
			const { stops, shapes, numbers } = layoutTimeline(timeline, size);
			const dots = shapes.flatMap((shape) => (shape.kind === 'dot' ? [shape.x] : []));
			const signs = signsIn(shapes);
			for (const places of [stops.map(({ x }) => x), dots]) {
				expect(places).toEqual([...places].sort((one, other) => one - other));
			}
			expect(dots).toHaveLength(timeline.mileage.length);
			// A triangle's middle is not quite the middle of its corners.
			signs.forEach((x, place) => {
				expect(x).toBeGreaterThan((signs[place - 1] ?? 0) - 0.5);
			});
			const joined = numbers.reduce((sum, { count }) => sum + count - 1, 0);
			expect(signs.length + joined).toBe(timeline.marks.length);
		}),
	);
});

test('nothing is drawn while no day is known', () => {
	expect(layoutTimeline({ ...EMPTY_TIMELINE, from: null }, PHONE)).toMatchObject({
		shapes: [],
		stops: [],
		numbers: [],
	});
});

test('a phone tells owners, marks, falls of the mileage, its average and the years', () => {
	expect(texts(FULL_TIMELINE)).toEqual([
		...['3', 'Таможня', 'ДТП', '2010', '2015', '2020', '2025'],
		...['4 года', 'компания, 5 лет', 'физлицо, 7 лет', 'ОСАГО'],
		...['оценка 201–353 тыс.', '179 919 км', '201 532 км', '98 400 км', '≈ 148 тыс.'],
	]);
});

test('a fall is red, and two years without a reading are dashed', () => {
	const timeline = { ...FULL_TIMELINE, runEstimate: null };
	const [fall, ...others] = strokes(timeline, 'bad');
	expect([fall?.dash, others]).toEqual([null, []]);
	expect(strokes(timeline, 'mileage').map(({ dash }) => dash !== null)).toEqual([true, false]);
});

test('the average rises from nothing on the first day to its figure of today', () => {
	const { from, to } = EMPTY_TIMELINE;
	const timeline = {
		...EMPTY_TIMELINE,
		averageRun: 100_000,
		mileage: [
			{ date: from ?? '', km: 0 },
			{ date: to, km: 100_000 },
		],
	};
	const [average] = strokes(timeline, 'average');
	expect(average?.points).toEqual(strokes(timeline, 'mileage')[0]?.points);
});

test('after a roll-back an estimate reaches to today, between two bounds or above one', () => {
	const wedges = (timeline: Timeline) =>
		layoutTimeline(timeline, PHONE).shapes.filter(
			(shape) => shape.kind !== 'label' && shape.fill === 'estimate',
		);
	expect(wedges(FULL_TIMELINE)).toHaveLength(1);
	expect(texts({ ...FULL_TIMELINE, runEstimate: null }).join()).not.toContain('оценка');
	const { before, least } = FULL_TIMELINE.runEstimate!;
	const open = { ...FULL_TIMELINE, runEstimate: { before, least, most: null } };
	expect(texts(open)).toContain('оценка от 201 тыс.');
});

test('a car without readings says why there are none', () => {
	expect(texts(EMPTY_TIMELINE)).toContain('Пробег: реестр не ответил');
	expect(texts(FULL_TIMELINE).join()).not.toContain('Пробег');
});

test.each([
	['stop', 'bad'],
	['clarify', 'warn'],
	['know', 'quiet'],
	[null, 'quiet'],
] as const)('a mark of a finding to %s has the tone %s', (severity, tone) => {
	const mark = { kind: 'accident', date: '2020-01-01', section: 'dtp', text: 'ДТП', severity } as const;
	const { shapes } = layoutTimeline({ ...EMPTY_TIMELINE, marks: [mark] }, PHONE);
	expect(shapes).toContainEqual(expect.objectContaining({ kind: 'path', closed: true, fill: tone }));
	expect(shapes).toContainEqual(expect.objectContaining({ kind: 'label', text: 'ДТП', tone }));
});

test('policies leave their gaps open and end today', () => {
	const strips = layoutTimeline(FULL_TIMELINE, PHONE).shapes.flatMap((shape) =>
		shape.kind === 'rect' && shape.fill === 'policy' ? [shape] : [],
	);
	expect(strips).toHaveLength(2);
	const [first, last] = strips.map(({ x, width }) => [x, x + width] as const);
	expect(last![0] - first![1]).toBeGreaterThan(100);
	expect(last![1]).toBeCloseTo(PHONE.width - 7, 0);
});
