import { StyleSheet } from '@react-pdf/renderer';
import { CARD } from '../drawing/card-colours.ts';
import { FONT_FAMILY } from './fonts.ts';

/** The colours of the site's light theme; they stand beside words, never in their place. */
export const INK = CARD.ink;
export const SOFT = CARD.ink2;
export const LINE = CARD.line;

/** An A4 page and its margin at both sides, points (1/72 inch). */
export const A4 = { width: 595, height: 842 } as const;
const MARGIN = 42;

/** How wide a line of a document may be, points. */
export const TEXT_WIDTH = A4.width - 2 * MARGIN;

/** What every document has: its page, what stands at the head and the foot of it, headings. Points. */
export const PAGE_STYLE = StyleSheet.create({
	page: {
		fontFamily: FONT_FAMILY,
		color: INK,
		paddingTop: 28,
		paddingBottom: 24,
		paddingHorizontal: MARGIN,
	},
	header: {
		flexDirection: 'row',
		justifyContent: 'space-between',
		paddingBottom: 6,
		marginBottom: 18,
		borderBottomWidth: 1,
		borderBottomColor: LINE,
		fontSize: 8.5,
		color: SOFT,
	},
	brand: { fontWeight: 600, color: CARD.accent },
	footer: {
		flexDirection: 'row',
		justifyContent: 'space-between',
		marginTop: 14,
		fontSize: 8,
		color: SOFT,
	},
	footerAddress: { width: 400 },
	pageNumber: { width: 90, textAlign: 'right' },
	// Not of the page: what stands around the body would have it multiplied once more on every page.
	body: { flexGrow: 1, fontSize: 9.5, lineHeight: 1.4 },
	kicker: { color: SOFT, fontSize: 10, marginBottom: 2 },
	name: { fontSize: 20, fontWeight: 600, lineHeight: 1.2, marginBottom: 12 },
	heading: { fontSize: 13, fontWeight: 600, lineHeight: 1.25, marginTop: 20, marginBottom: 6 },
});
