import type { Remark } from '@avtosverka/contract/moderation';

/** A stretch of a comment's text, with the remarks that point at it. */
export type Stretch = { readonly text: string; readonly remarks: readonly Remark[] };

/** Splits a comment at the places of its remarks, which may overlap. The stretches joined are the text. */
export function markText(text: string, remarks: readonly Remark[]): readonly Stretch[] {
	const places = remarks.flatMap((remark) =>
		remark.marks.map(({ from, to }) => ({ remark, from, to: Math.min(to, text.length) })),
	);
	const cuts = places.flatMap(({ from, to }) => (from < to ? [from, to] : []));
	const borders = [...new Set([0, ...cuts, text.length])].sort((one, other) => one - other);
	return borders.slice(0, -1).map((from, place) => ({
		text: text.slice(from, borders[place + 1]),
		remarks: [...new Set(places.filter((at) => at.from <= from && from < at.to).map(({ remark }) => remark))],
	}));
}
