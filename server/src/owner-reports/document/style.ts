import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import type { BlockVerdict } from '@avtosverka/contract/vocabulary/person-register';
import { StyleSheet } from '@react-pdf/renderer';
import { LINE, PAGE_STYLE, SOFT } from '../../documents/style.ts';

const GROUND = '#f4f6f8';

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

const SIDES = { borderLeftWidth: 1, borderRightWidth: 1, borderColor: LINE } as const;

/** Points (1/72 inch). */
export const STYLE = StyleSheet.create({
	...PAGE_STYLE,
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
