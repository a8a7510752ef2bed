import type { Remark } from '@avtosverka/contract/moderation';

/** A changed text that knows where its UTF-16 units come from: `from` and `to` count the original's. */
export type MappedText = {
	readonly text: string;
	readonly from: readonly number[];
	readonly to: readonly number[];
};
export type TextMark = Remark['marks'][number];

/** A text as it stands. */
export function mapped(text: string): MappedText {
	const from = Array.from({ length: text.length }, (_, index) => index);
	return { text, from, to: from.map((index) => index + 1) };
}

/** Every match replaced; what comes in its place stands for the whole of it. The pattern must be global. */
export function replaceIn(
	{ text, from, to }: MappedText,
	pattern: RegExp,
	replace: (match: string) => string,
): MappedText {
	const parts: string[] = [];
	const changed = { from: [] as number[], to: [] as number[] };
	let end = 0;
	const keepUntil = (next: number) => {
		parts.push(text.slice(end, next));
		for (let index = end; index < next; index += 1) {
			changed.from.push(from[index] as number);
			changed.to.push(to[index] as number);
		}
	};
	for (const { 0: match, index } of text.matchAll(pattern)) {
		if (match === '') continue;
		keepUntil(index);
		end = index + match.length;
		const replacement = replace(match);
		parts.push(replacement);
		for (let unit = 0; unit < replacement.length; unit += 1) {
			changed.from.push(from[index] as number);
			changed.to.push(to[end - 1] as number);
		}
	}
	keepUntil(text.length);
	return { text: parts.join(''), ...changed };
}

/** Where in the original the matches stand that pass; the pattern must be global. */
export function marksIn(
	{ text, from, to }: MappedText,
	pattern: RegExp,
	passes: (match: string) => boolean = () => true,
): TextMark[] {
	return [...text.matchAll(pattern)]
		.filter(({ 0: match }) => match !== '' && passes(match))
		.map(({ 0: match, index }) => ({
			from: from[index] as number,
			to: to[index + match.length - 1] as number,
		}));
}

/** In order, each place once, those that overlap as one. */
export function mergeMarks(marks: readonly TextMark[]): TextMark[] {
	const merged: TextMark[] = [];
	for (const mark of marks.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
		const last = merged.at(-1);
		if (last && mark.from < last.to) merged[merged.length - 1] = { ...last, to: Math.max(last.to, mark.to) };
		else merged.push(mark);
	}
	return merged;
}
