import { StyleSheet } from '@react-pdf/renderer';
import { INK, LINE, PAGE_STYLE, SOFT, TEXT_WIDTH } from '../documents/style.ts';

/** Letters of the sheets, points; every line of text is 1.4 of them high. */
export const TEXT_SIZE = 9.5;
export const TASK_SIZE = 9;
export const SMALL_SIZE = 8.5;
export const SOURCE_SIZE = 8;
export const NAME_SIZE = 20;
export const VERDICT_SIZE = 20;
export const LINE_HEIGHT = 1.4;

/** What a page has between its head and its foot, points. */
export const BODY_HEIGHT = 712;

export const QR_SIDE = 66;
/** The sign before a reason or a register's line, with the space after it. */
export const SIGN_WIDTH = 16;
export const GUTTER = 22;
export const COLUMN_WIDTH = (TEXT_WIDTH - GUTTER) / 2;
export const BOX_PADDING = 10;
/** A heading with what stands around it; the first one of a sheet has nothing above it. */
export const HEADING_HEIGHT = 16.5 + 16 + 5;
export const FIRST_HEADING_HEIGHT = HEADING_HEIGHT - 16;

/** Columns of a register's line. */
export const TITLE_WIDTH = 104;
export const SOURCE_WIDTH = 184;
export const SAID_WIDTH = TEXT_WIDTH - SIGN_WIDTH - TITLE_WIDTH - SOURCE_WIDTH - 10;
export const LINE_PADDING = 3;

/** A box that is ticked by hand, with the space after it. */
export const TICK_WIDTH = 15;

/** A line to write on. */
export const RULED_HEIGHT = 24;

/** Points (1/72 inch). */
export const SHEET_STYLE = StyleSheet.create({
	...PAGE_STYLE,
	body: { height: BODY_HEIGHT, fontSize: TEXT_SIZE, lineHeight: LINE_HEIGHT },
	head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 12 },
	names: { width: TEXT_WIDTH - QR_SIDE - GUTTER },
	name: { fontSize: NAME_SIZE, fontWeight: 600, lineHeight: 1.2, marginBottom: 3 },
	qrNote: { width: QR_SIDE, fontSize: 7.5, color: SOFT, textAlign: 'center', marginTop: 2, lineHeight: 1.2 },
	numbers: { marginBottom: 2 },
	soft: { color: SOFT },
	figureNote: { color: SOFT, fontSize: SOURCE_SIZE, marginTop: 4 },
	verdict: { padding: BOX_PADDING, borderRadius: 4, borderWidth: 1, marginBottom: 4 },
	verdictWords: { fontSize: VERDICT_SIZE, fontWeight: 600, lineHeight: 1.2 },
	basis: { marginTop: 3, color: INK },
	groupTitle: { fontWeight: 600, fontSize: SMALL_SIZE, color: SOFT, marginTop: 9, marginBottom: 2 },
	item: { flexDirection: 'row', marginBottom: 3 },
	sign: { width: SIGN_WIDTH, paddingTop: 2 },
	text: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
	more: { color: SOFT, fontSize: SMALL_SIZE, marginTop: 1 },
	heading: { fontSize: 13, fontWeight: 600, lineHeight: 1.25, marginTop: 16, marginBottom: 5 },
	firstHeading: { fontSize: 13, fontWeight: 600, lineHeight: 1.25, marginBottom: 5 },
	headingRow: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
	headingNote: { fontSize: SMALL_SIZE, color: SOFT, marginBottom: 5 },
	lines: { borderTopWidth: 1, borderTopColor: LINE },
	line: {
		flexDirection: 'row',
		paddingVertical: LINE_PADDING,
		borderBottomWidth: 1,
		borderBottomColor: LINE,
	},
	lineTitle: { width: TITLE_WIDTH, fontWeight: 600 },
	lineSaid: { width: SAID_WIDTH },
	lineSource: { width: SOURCE_WIDTH, marginLeft: 10, color: SOFT, fontSize: SOURCE_SIZE, paddingTop: 1.6 },
	columns: { flexDirection: 'row', justifyContent: 'space-between' },
	column: { width: COLUMN_WIDTH },
	task: { flexGrow: 1, flexShrink: 1, flexBasis: 0, fontSize: TASK_SIZE },
	small: { fontSize: SMALL_SIZE, marginBottom: 2 },
	tick: { width: 8, height: 8, borderWidth: 0.8, borderColor: SOFT, marginTop: 2.2, marginRight: 7 },
	ruled: { height: RULED_HEIGHT, borderBottomWidth: 0.6, borderBottomColor: LINE },
});
