/** Marks that may stand on one letter; the languages that people write here need two. */
export const MARKS_AT_MOST = 4;
const EMPTY_LINES_AT_MOST = 2;

/** CR LF, CR, and what Unicode has beside them; a form feed and a vertical tab end a line too. */
const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** An emoji with everything that makes it one, or something that is not to be seen, or not alone. */
const EMOJI_OR_UNSEEN = /\p{RGI_Emoji}|[[\p{C}\p{Default_Ignorable_Code_Point}]--[\n\t]]/gv;
const IS_EMOJI = /^\p{RGI_Emoji}$/v;
/** Begins at the first space of several: from each of them a long row of spaces would take its square. */
const SPACES_AT_END = /(?<! ) +(?=\n|$)/g;
/** What no letter needs goes before NFC, which would put thousands of marks in order first. */
const FAR_TOO_MANY_MARKS = /(\p{M}{32})\p{M}+/gu;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_AT_MOST}})\\p{M}+`, 'gu');
const TOO_MANY_LINES = new RegExp(`\\n{${EMPTY_LINES_AT_MOST + 2},}`, 'g');

/**
 * What somebody wrote, as text and nothing else: NFC; no control, direction, zero-width or unassigned signs
 * but those within an emoji; ordinary spaces; `\n` alone between lines, at most two empty ones together; at
 * most four combining marks on a letter; nothing at either end. The same text comes out of what came out.
 * Markup stays what it is: text.
 */
export function plainText(text: string): string {
	return text
		.replace(LINE_ENDS, '\n')
		.replace(EMOJI_OR_UNSEEN, (found) => (IS_EMOJI.test(found) ? found : ''))
		.replace(FAR_TOO_MANY_MARKS, '$1')
		.normalize('NFC')
		.replace(TOO_MANY_MARKS, '$1')
		.replace(/[\t\p{Zs}]/gu, ' ')
		.replace(SPACES_AT_END, '')
		.replace(TOO_MANY_LINES, '\n'.repeat(EMPTY_LINES_AT_MOST + 1))
		.trim();
}

/** Length of a text in Unicode code points. */
export function codePointsIn(text: string): number {
	let count = 0;
	for (const _ of text) count += 1;
	return count;
}
