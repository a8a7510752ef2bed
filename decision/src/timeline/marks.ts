import type { Timeline } from '@avtosverka/contract/decision';
import { graverOf, markTone, signShapes } from './mark-signs.ts';
import { type MarkGroup, markWords } from './mark-words.ts';
import type { TimelinePart } from './part.ts';
import { type Lanes, round, type Scale } from './scale.ts';
import type { Box } from './shapes.ts';

/** Marks of one kind nearer than this are one, others stand this far apart, pixels. */
const APART = 12;

/** Signs on the axis, oldest first, and their words above them. */
export function drawMarks(
	{ marks }: Timeline,
	{ marks: lane, markLabels, frame }: Lanes,
	{ x }: Scale,
): TimelinePart {
	const placed = marks.map(({ kind, date, severity }) => ({ kind, severity, x: x(date), count: 1 }));
	const groups = spread(grouped(placed), lane);
	const middle = lane.y + lane.height / 2;
	return {
		shapes: groups.flatMap(({ kind, severity, x }) => signShapes(kind, markTone(severity), x, middle)),
		labels: markWords(groups, { ...markLabels, x: 0, width: frame.width }),
	};
}

function grouped(marks: readonly MarkGroup[]): readonly MarkGroup[] {
	const groups: MarkGroup[] = [];
	for (const mark of marks) {
		const place = groups.findLastIndex(({ kind }) => kind === mark.kind);
		const near = groups[place];
		if (near && mark.x - near.x < APART) {
			const severity = graverOf(near.severity, mark.severity);
			groups[place] = { ...near, severity, count: near.count + 1 };
		} else groups.push(mark);
	}
	return groups;
}

/** Moves signs that would lie on each other as little apart as their number allows, and keeps their order. */
function spread(groups: readonly MarkGroup[], { x: left, width }: Box): readonly MarkGroup[] {
	const apart = Math.min(APART, width / Math.max(1, groups.length - 1));
	const moved: MarkGroup[] = [];
	for (const group of groups) {
		const x = Math.max(group.x, (moved.at(-1)?.x ?? -apart) + apart);
		moved.push({ ...group, x });
	}
	let end = left + width;
	return moved
		.reverse()
		.map((group) => {
			const x = Math.min(group.x, end);
			end = x - apart;
			return { ...group, x: round(x) };
		})
		.reverse();
}
