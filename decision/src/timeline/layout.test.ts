import type { Timeline } from '@avtosverka/contract/decision';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap } from './labels.ts';
import { layoutTimeline } from './layout.ts';
import type { Box, LabelShape, Shape, ShapeTone } from './shapes.ts';
import { anyTimeline, EMPTY_TIMELINE, FULL_TIMELINE } from './testing/timelines.ts';

const PHONE = { width: 358, height: 150 };
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

test('what is later lies further to the right', () => {
	fc.assert(
		fc.property(anyTimeline, anySize, (timeline, size) => {
			const { stops, shapes } = layoutTimeline(timeline, size);
			const dots = shapes.flatMap((shape) => (shape.kind === 'dot' ? [shape.x] : []));
			const signs = shapes.flatMap((shape) => {
				if (shape.kind !== 'path' || !shape.closed) return [];
				const { x, width } = boxOf(shape);
				return [x + width / 2];
			});
			for (const places of [stops.map(({ x }) => x), dots]) {
				expect(places).toEqual([...places].sort((one, other) => one - other));
			}
			expect(dots).toHaveLength(timeline.mileage.length);
			// A triangle's middle is not quite the middle of its corners.
			signs.forEach((x, place) => {
				expect(x).toBeGreaterThan((signs[place - 1] ?? 0) - 0.5);
			});
			expect(signs.length > 0).toBe(timeline.marks.length > 0);
		}),
	);
});

test('nothing is drawn while no day is known', () => {
	expect(layoutTimeline({ ...EMPTY_TIMELINE, from: null }, PHONE)).toMatchObject({ shapes: [], stops: [] });
});

test('a phone tells owners, marks, falls of the mileage, its average and the years', () => {
	expect(texts(FULL_TIMELINE)).toEqual([
		...['2010', '2015', '2020', '2025'],
		...['4 года', 'компания, 5 лет', 'физлицо, 7 лет', 'ОСАГО'],
		...['Таможня', 'ДТП', 'Залог, розыск, запрет'],
		...['179 919 км', '201 532 км', '98 400 км', 'в среднем 148 200 км'],
	]);
});

test('a fall is red, and two years without a reading are dashed', () => {
	const [fall, ...others] = strokes(FULL_TIMELINE, 'bad');
	expect([fall?.dash, others]).toEqual([null, []]);
	expect(strokes(FULL_TIMELINE, 'mileage').map(({ dash }) => dash !== null)).toEqual([true, false]);
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

test('marks of one kind that would hide each other are one sign with their number', () => {
	const marks = ['2020-01-01', '2020-02-01', '2020-03-01'].map((date) => ({
		...{ kind: 'accident' as const, date, section: 'dtp' as const, text: 'ДТП', severity: null },
	}));
	expect(texts({ ...EMPTY_TIMELINE, marks })).toContain('ДТП ×3');
});

test('words of neighbouring marks share a line, and the gravest stay where there is no room for all', () => {
	const kinds = ['customs', 'recall', 'pledge-ended', 'accident', 'ban', 'pledge', 'wanted'] as const;
	const marks = kinds.map((kind, place) => ({
		...{ kind, date: `2020-0${place + 1}-01`, section: 'dtp' as const, text: kind, severity: null },
	}));
	const all = 'Таможня, отзыв, залог снят, ДТП, запрет, залог, розыск';
	expect(texts({ ...EMPTY_TIMELINE, marks }, { width: 358, height: 150 })).toContain(all);
	const few = texts({ ...EMPTY_TIMELINE, marks }, { width: 200, height: 150 });
	expect(few).toContain('ДТП, запрет, залог, розыск');
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
