import type { Box } from './shapes.ts';
import { textWidth } from './text-width.ts';

/** A sign with a word above it, or without one; then nothing stands above it. */
export type WordedSign = { readonly x: number; readonly width: number; readonly word: string | null };

/** Where the words above signs begin, or which of them find no room. */
export type WordPlaces = {
	readonly lefts: readonly number[];
	/** The first and the last of a row in which one word has no room; null where all have. */
	readonly crowd: readonly [first: number, last: number] | null;
};

/** What is left free between two words. */
const APART = 6;
/** How far a word reaches at least beyond the middle of its sign. */
const REACH = 4;

/** Every word above its own sign, in the middle where it can be; signs come from left to right. */
export function placeWords(signs: readonly WordedSign[], lane: Box): WordPlaces {
	const bounds = signs.map((sign) => boundsOf(sign, lane));
	const earliest: number[] = [];
	for (const [place, { from, to }] of bounds.entries()) {
		const left = Math.max(from, afterEnd(earliest, bounds, place));
		if (left > to) return { lefts: [], crowd: [pushing(earliest, bounds, place), place] };
		earliest.push(left);
	}
	const latest: number[] = [];
	for (const { to, width } of bounds.toReversed()) {
		latest.unshift(Math.min(to, (latest[0] ?? Number.POSITIVE_INFINITY) - APART - width));
	}
	const lefts: number[] = [];
	for (const [place, { best, from }] of bounds.entries()) {
		const free = Math.max(best, from, afterEnd(lefts, bounds, place));
		lefts.push(Math.min(free, latest[place] ?? free));
	}
	return { lefts, crowd: null };
}

/** Where a word may begin, and how wide it is. */
type Bounds = { readonly from: number; readonly to: number; readonly best: number; readonly width: number };

function boundsOf({ x, width: ofSign, word }: WordedSign, lane: Box): Bounds {
	if (word === null) {
		const left = x - ofSign / 2;
		return { from: left, to: left, best: left, width: ofSign };
	}
	const width = textWidth(word);
	const from = Math.max(lane.x, x + REACH - width);
	return { from, to: Math.min(lane.x + lane.width - width, x - REACH), best: x - width / 2, width };
}

/** The first place that the word before leaves free. */
function afterEnd(lefts: readonly number[], bounds: readonly Bounds[], place: number): number {
	const [left, before] = [lefts[place - 1], bounds[place - 1]];
	return left === undefined || before === undefined ? Number.NEGATIVE_INFINITY : left + before.width + APART;
}

/** The first of the words that push each other up to a place. */
function pushing(lefts: readonly number[], bounds: readonly Bounds[], place: number): number {
	let first = place;
	while (first > 0 && afterEnd(lefts, bounds, first) > (bounds[first]?.from ?? 0)) first -= 1;
	return first;
}
