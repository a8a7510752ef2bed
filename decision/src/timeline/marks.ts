import type { Timeline } from '@avtosverka/contract/decision';
import { labelAt } from './labels.ts';
import { clustersOf, type MarkCluster } from './mark-clusters.ts';
import { graverOf, markTone, numberShapes, signShapes } from './mark-signs.ts';
import { placeWords } from './mark-words.ts';
import type { TimelinePart } from './part.ts';
import { type Lanes, round, type Scale } from './scale.ts';
import type { MarkNumber, Shape, ShapeTone } from './shapes.ts';

/** Signs on the axis, oldest first, and above each its word; what stands too near is one number. */
export function drawMarks(
	{ marks }: Timeline,
	{ marks: lane, markLabels, frame }: Lanes,
	{ x }: Scale,
): TimelinePart & { readonly numbers: readonly MarkNumber[] } {
	const row = { ...markLabels, x: 0, width: frame.width };
	const clusters = clustersOf(
		marks.map(({ kind, severity, date }) => ({ kind, severity, date, x: x(date) })),
		row,
	);
	const { lefts } = placeWords(clusters, row);
	const middle = lane.y + lane.height / 2;
	const words = clusters.flatMap(({ word, ...cluster }, place): Shape[] => {
		if (word === null) return [];
		const [left, y] = [lefts[place] ?? 0, row.y + row.height - 4];
		return [labelAt({ text: word, x: left, y, anchor: 'start' }, toneOf(cluster))];
	});
	return {
		shapes: [...clusters.flatMap((cluster) => clusterShapes(cluster, middle)), ...words],
		labels: [],
		numbers: clusters
			.filter(({ marks }) => marks.length > 1)
			.map(({ marks, x }) => ({ count: marks.length, x: round(x), y: middle, ...daysOf(marks) })),
	};
}

function clusterShapes({ marks, x, width }: MarkCluster, y: number): readonly Shape[] {
	const [first, ...others] = marks;
	if (first === undefined) return [];
	if (others.length === 0) return signShapes(first.kind, markTone(first.severity), x, y);
	return numberShapes(marks.length, toneOf({ marks }), {
		x: round(x - width / 2),
		y: y - 7,
		width,
		height: 14,
	});
}

/** The tone of the gravest. */
function toneOf({ marks }: Pick<MarkCluster, 'marks'>): ShapeTone {
	return markTone(marks.map(({ severity }) => severity).reduce(graverOf, null));
}

function daysOf(marks: MarkCluster['marks']): Pick<MarkNumber, 'from' | 'to'> {
	const days = marks.map(({ date }) => date);
	return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}
