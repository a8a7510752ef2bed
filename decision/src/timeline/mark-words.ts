import { MARK_KINDS, type MarkKind, type Severity } from '@avtosverka/contract/vocabulary/decision';
import type { LabelRequest } from './labels.ts';
import { graverOf, MARK_SIGNS, markTone } from './mark-signs.ts';
import type { Box } from './shapes.ts';
import { textWidth } from './text-width.ts';

/** A sign, and how many marks it stands for. */
export type MarkGroup = {
	readonly kind: MarkKind;
	readonly x: number;
	readonly count: number;
	/** That of the gravest of them. */
	readonly severity: Severity | null;
};

/** Neighbouring signs whose words would lie on each other, and the words that they share. */
type Cluster = { readonly groups: readonly MarkGroup[]; readonly text: string; readonly middle: number };

/** What is left free between two texts. */
const APART = 8;

/** The words above signs, which stand in their order; neighbours share a line: «Залог, розыск, запрет ×2». */
export function markWords(groups: readonly MarkGroup[], lane: Box): readonly LabelRequest[] {
	const clusters: Cluster[] = [];
	for (const group of groups) {
		let next = clusterOf([group], lane);
		for (let last = clusters.at(-1); last && leftOf(next) < rightOf(last) + APART; last = clusters.at(-1)) {
			clusters.pop();
			next = clusterOf([...last.groups, ...next.groups], lane);
		}
		clusters.push(next);
	}
	return clusters.map((cluster) => ({
		tone: markTone(cluster.groups.map(({ severity }) => severity).reduce(graverOf, null)),
		choices: [{ text: cluster.text, x: cluster.middle, y: lane.y + lane.height - 4, anchor: 'middle' }],
		within: lane,
	}));
}

function clusterOf(groups: readonly MarkGroup[], lane: Box): Cluster {
	const counts = new Map<MarkKind, number>();
	for (const { kind, count } of groups) counts.set(kind, (counts.get(kind) ?? 0) + count);
	let text = wordsOf(counts);
	// Where there is no room the least grave is left out.
	for (const kind of MARK_KINDS.toReversed()) {
		if (textWidth(text) <= lane.width) break;
		counts.delete(kind);
		text = wordsOf(counts);
	}
	const half = textWidth(text) / 2;
	const ends = (groups.at(0)?.x ?? 0) + (groups.at(-1)?.x ?? 0);
	const middle = Math.min(Math.max(ends / 2, lane.x + half), lane.x + lane.width - half);
	return { groups, text, middle };
}

function wordsOf(counts: ReadonlyMap<MarkKind, number>): string {
	return [...counts]
		.map(([kind, count], place) => {
			const { word } = MARK_SIGNS[kind];
			const inside = place > 0 && word !== word.toUpperCase() ? word.toLowerCase() : word;
			return count === 1 ? inside : `${inside} ×${count}`;
		})
		.join(', ');
}

function leftOf({ middle, text }: Cluster): number {
	return middle - textWidth(text) / 2;
}

function rightOf({ middle, text }: Cluster): number {
	return middle + textWidth(text) / 2;
}
