import type { MarkKind, Severity } from '@avtosverka/contract/vocabulary/decision';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { MARK_SIGNS } from './mark-signs.ts';
import { placeWords } from './mark-words.ts';
import type { Box } from './shapes.ts';
import { textWidth } from './text-width.ts';

/** A mark at the place of its day. */
export type PlacedMark = {
	readonly kind: MarkKind;
	readonly severity: Severity | null;
	readonly date: IsoDate;
	readonly x: number;
};

/** What one sign stands for. */
export type MarkCluster = {
	/** Oldest first. */
	readonly marks: readonly PlacedMark[];
	/** The middle of the sign. */
	readonly x: number;
	/** The width of the sign. */
	readonly width: number;
	/** That of a single mark, or of several of one kind where there is room; null for a bare number. */
	readonly word: string | null;
};

const SIGN = 11;
const NARROWEST_NUMBER = 14;
/** Numbers are pressed: their middles stand this far apart, pixels. */
const PRESSABLE = 24;

/**
 * One sign for each mark, but one number for those whose signs or words would lie on each other; of those
 * that are in each other's way the nearest are joined. Marks come oldest first.
 */
export function clustersOf(marks: readonly PlacedMark[], lane: Box): readonly MarkCluster[] {
	let clusters = marks.map((mark) => clusterOf([mark], lane));
	for (;;) {
		const near = nearestPair(clusters, 0, clusters.length - 1, isTooNear);
		const crowd = near === null ? placeWords(clusters, lane).crowd : null;
		if (near !== null) clusters = joined(clusters, near, lane);
		else if (crowd === null) return clusters;
		else clusters = relieved(clusters, crowd, lane);
	}
}

/** Of clusters in a row one finds no room for its word: a number can do without, else two are joined. */
function relieved(
	clusters: readonly MarkCluster[],
	[first, last]: readonly [number, number],
	lane: Box,
): MarkCluster[] {
	const place = clusters.findIndex(
		({ marks, word }, at) =>
			at >= first && at <= last && word !== null && (marks.length > 1 || first === last),
	);
	if (place === -1) return joined(clusters, nearestPair(clusters, first, last) ?? first, lane);
	return clusters.map((cluster, at) => (at === place ? { ...cluster, word: null } : cluster));
}

/** Which cluster is nearest to the one after it; null where no two of them will do. */
function nearestPair(
	clusters: readonly MarkCluster[],
	first: number,
	last: number,
	willDo: (one: MarkCluster, next: MarkCluster) => boolean = () => true,
): number | null {
	let nearest: number | null = null;
	let least = Number.POSITIVE_INFINITY;
	clusters.forEach((cluster, place) => {
		const next = clusters[place + 1];
		if (place < first || place >= last || next === undefined || !willDo(cluster, next)) return;
		if (next.x - cluster.x >= least) return;
		[nearest, least] = [place, next.x - cluster.x];
	});
	return nearest;
}

function isTooNear(one: MarkCluster, next: MarkCluster): boolean {
	const areNumbers = one.marks.length > 1 && next.marks.length > 1;
	return next.x - one.x < Math.max((one.width + next.width) / 2, areNumbers ? PRESSABLE : 0);
}

function joined(clusters: readonly MarkCluster[], place: number, lane: Box): MarkCluster[] {
	const marks = clusters.slice(place, place + 2).flatMap((cluster) => cluster.marks);
	return [...clusters.slice(0, place), clusterOf(marks, lane), ...clusters.slice(place + 2)];
}

function clusterOf(marks: readonly PlacedMark[], { x: left, width: whole }: Box): MarkCluster {
	const [kind, ...others] = new Set(marks.map((mark) => mark.kind));
	const word = kind === undefined || others.length > 0 ? null : MARK_SIGNS[kind].word;
	const count = marks.length;
	const width = count === 1 ? SIGN : Math.max(NARROWEST_NUMBER, textWidth(String(count)) + 8);
	const middle = ((marks[0]?.x ?? 0) + (marks.at(-1)?.x ?? 0)) / 2;
	const x = count === 1 ? middle : Math.min(Math.max(middle, left + width / 2), left + whole - width / 2);
	return { marks, x, width, word };
}
