/** A stretch of a comment's text; with a VIN it is a link to the report on that car. */
export type Piece = { readonly text: string; readonly vin: string | null };

/** What may stand before a link: anything else makes it a part of some other address or word. */
const BEFORE = String.raw`(^|[\s(\[«„"])`;
const VIN = '[A-HJ-NPR-Za-hj-npr-z0-9]{17}';
/** The VIN ends here, and no letter that looks like none follows. */
const AFTER = String.raw`(?![\p{L}\p{N}\p{M}_-])`;

/**
 * Splits a comment into plain stretches and links to our own reports: `/checks/{vin}`, bare or with this
 * site's address before it. Every other address stays text. The pieces joined are the text.
 * @param siteUrl this site's address
 */
export function splitLinks(text: string, siteUrl: string): readonly Piece[] {
	const own = `(?:${asPattern(siteUrl.replace(/\/$/, ''))})?`;
	// No lookbehind: Safari has it only since 16.4.
	const link = new RegExp(`${BEFORE}(${own}/checks/(${VIN}))${AFTER}`, 'gu');
	const pieces: Piece[] = [];
	let done = 0;
	for (const match of text.matchAll(link)) {
		const [, before = '', address = '', vin = ''] = match;
		const from = match.index + before.length;
		if (from > done) pieces.push({ text: text.slice(done, from), vin: null });
		pieces.push({ text: address, vin: vin.toUpperCase() });
		done = from + address.length;
	}
	if (done < text.length) pieces.push({ text: text.slice(done), vin: null });
	return pieces;
}

function asPattern(literal: string): string {
	return literal.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
