import type { Timeline } from '@avtosverka/contract/decision';
import type { MarkKind } from '@avtosverka/contract/vocabulary/decision';
import type { LabelChoice } from './labels.ts';
import { MARK_SIGNS, signShapes } from './mark-signs.ts';
import type { TimelinePart } from './part.ts';
import { type Lanes, round, type Scale } from './scale.ts';
import type { Box } from './shapes.ts';

/** Marks of one kind that lie too close to be told apart. */
type MarkGroup = { readonly kind: MarkKind; readonly x: number; readonly count: number };

/** What is said first where there is no room for all. */
const PRIORITY: readonly MarkKind[] = [
	...(['wanted', 'ban', 'pledge', 'accident', 'customs', 'recall', 'pledge-ended'] as const),
];

/** Marks of one kind nearer than this are one, others stand this far apart, pixels. */
const APART = 12;

/** Signs on the axis, oldest first, and as many of their words as there is room for. */
export function drawMarks(
	{ marks }: Timeline,
	{ marks: lane, markLabels }: Lanes,
	{ x }: Scale,
): TimelinePart {
	const groups = spread(grouped(marks.map(({ kind, date }) => ({ kind, x: x(date), count: 1 }))), lane);
	const middle = lane.y + lane.height / 2;
	const byPriority = [...groups].sort(
		(one, other) => PRIORITY.indexOf(one.kind) - PRIORITY.indexOf(other.kind),
	);
	return {
		shapes: groups.flatMap((group) => signShapes(group.kind, group.x, middle)),
		labels: byPriority.map((group) => ({
			tone: MARK_SIGNS[group.kind].tone,
			choices: choicesOf(group, markLabels),
			within: { ...markLabels, x: 0, width: markLabels.width + 2 * markLabels.x },
		})),
	};
}

function grouped(marks: readonly MarkGroup[]): readonly MarkGroup[] {
	const groups: MarkGroup[] = [];
	for (const mark of marks) {
		const place = groups.findLastIndex(({ kind }) => kind === mark.kind);
		const near = groups[place];
		if (near && mark.x - near.x < APART) groups[place] = { ...near, count: near.count + 1 };
		else groups.push(mark);
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

function choicesOf({ kind, x, count }: MarkGroup, { y, height }: Box): readonly LabelChoice[] {
	const text = count === 1 ? MARK_SIGNS[kind].word : `${MARK_SIGNS[kind].word} ×${count}`;
	const row = y + height - 4;
	return [
		{ text, x, y: row, anchor: 'middle' },
		{ text, x: x + 6, y: row, anchor: 'end' },
		{ text, x: x - 6, y: row, anchor: 'start' },
	];
}
