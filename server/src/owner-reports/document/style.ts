import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import type { BlockVerdict } from '@avtosverka/contract/vocabulary/person-register';
import { StyleSheet } from '@react-pdf/renderer';
import { FONT_FAMILY } from './fonts.ts';

/** The colours of the site's light theme; they stand beside words, never in their place. */
const INK = '#16202c';
const SOFT = '#4c5a6b';
const LINE = '#dfe4ea';
const GROUND = '#f4f6f8';
const ACCENT = '#1757d6';

export const VERDICT_COLOURS: Readonly<
	Record<BlockVerdict, { readonly ink: string; readonly ground: string }>
> = {
	ok: { ink: '#146c43', ground: '#e4f4ec' },
	fail: { ink: '#b3261e', ground: '#fdecea' },
	look: { ink: '#8a5200', ground: '#fff3dc' },
	unknown: { ink: '#5b6878', ground: '#eef1f4' },
};

export const DECISION_COLOURS: Readonly<
	Record<DecisionVerdict, { readonly ink: string; readonly ground: string }>
> = {
	stop: VERDICT_COLOURS.fail,
	clarify: VERDICT_COLOURS.look,
	'no-obstacles': VERDICT_COLOURS.ok,
	'too-little': VERDICT_COLOURS.unknown,
};

const MARGIN = 42;
const A4_WIDTH = 595;

/** How wide a line of the document may be, points. */
export const TEXT_WIDTH = A4_WIDTH - 2 * MARGIN;

const SIDES = { borderLeftWidth: 1, borderRightWidth: 1, borderColor: LINE } as const;

/** Points (1/72 inch). */
export const STYLE = StyleSheet.create({
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
	brand: { fontWeight: 600, color: ACCENT },
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
	topEdge: { borderTopWidth: 1, borderTopColor: LINE },
	row: { flexDirection: 'row', ...SIDES, borderBottomWidth: 1 },
	headRow: {
		flexDirection: 'row',
		...SIDES,
		borderTopWidth: 1,
		borderBottomWidth: 1,
		backgroundColor: GROUND,
		fontWeight: 600,
		fontSize: 8.5,
		color: SOFT,
	},
	label: { width: 140, padding: '4 8', color: SOFT },
	value: { flexGrow: 1, flexShrink: 1, flexBasis: 0, padding: '4 8' },
	check: { width: 176, padding: '4 8' },
	result: { width: 112, padding: '4 8' },
	chip: { alignSelf: 'flex-start', fontWeight: 600, fontSize: 8.5, borderRadius: 3, padding: '1 5' },
	blockHead: { flexDirection: 'row', alignItems: 'center', marginTop: 20, marginBottom: 4, gap: 8 },
	blockTitle: { fontSize: 13, fontWeight: 600, lineHeight: 1.25 },
	said: { marginBottom: 2 },
	source: { color: SOFT, fontSize: 8.5, marginBottom: 4 },
	recordHead: {
		...SIDES,
		borderTopWidth: 1,
		borderBottomWidth: 1,
		backgroundColor: GROUND,
		padding: '4 8',
		fontWeight: 600,
		marginTop: 8,
	},
	note: { ...SIDES, borderBottomWidth: 1, padding: '4 8', color: '#8a5200', backgroundColor: '#fff3dc' },
	figureNote: { marginTop: 4, color: SOFT, fontSize: 8.5 },
	hint: { marginTop: 12, color: SOFT },
	verdict: { fontSize: 15, fontWeight: 600, lineHeight: 1.25, padding: '6 8', marginTop: 14 },
});
