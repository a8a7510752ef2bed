import { isRecord, node } from '../../../reading/node.ts';
import { type Reading, readRows } from '../../../reading/records.ts';
import { text } from '../../../reading/text.ts';

/** What a section says, regardless of its sources. `updated` is the section's own date, as on the wire. */
export type SectionReading<Facts> = Reading<Facts, { readonly updated: string | null }>;

/**
 * What a list says of itself: it has rows; it says that there are none; its flag says there is something but
 * no row tells what; the section is not there; it is there and says nothing we understand.
 */
export type Word = 'rows' | 'none' | 'claimed' | 'absent' | 'unclear';

/** `skipped` counts unreadable rows and rows that the section counts but does not show. */
export type SectionList<Row> = {
	readonly word: Word;
	readonly rows: readonly Row[];
	readonly skipped: number;
	readonly updated: string | null;
};

const Dated = node({ date: node({ update: text }) });

/**
 * Reads `{ items, count, date: { update } }`. `readRow` gives null for a row in which nothing can be read;
 * `flag` is the section's own yes or no where it has one (`is_wanted`, `in_pledge`).
 */
export function readSectionList<Row>(
	section: unknown,
	readRow: (row: unknown) => Row | null,
	flag?: unknown,
): SectionList<Row> {
	if (!isRecord(section)) {
		const missing = section === undefined || section === null ? 'absent' : 'unclear';
		return { word: flag === true ? 'claimed' : missing, rows: [], skipped: 0, updated: null };
	}
	const { items, count } = section;
	const { rows, listed, skipped } = readRows(items, readRow);
	const unshown = isCount(count) ? Math.max(0, count - (listed ?? 0)) : 0;
	return {
		word: wordOf(section, rows.length, flag),
		rows,
		skipped: skipped + unshown,
		updated: Dated.parse(section).date.update,
	};
}

function wordOf(section: Readonly<Record<string, unknown>>, rows: number, flag: unknown): Word {
	if (rows > 0) return 'rows';
	if (flag === true) return 'claimed';
	const { items, count } = section;
	const denied = flag === false || flag === undefined || flag === null;
	const unlisted = items === undefined || items === null;
	const empty =
		Array.isArray(items) && items.length === 0 && (count === undefined || count === null || count === 0);
	return denied && (empty || (unlisted && count === 0)) ? 'none' : 'unclear';
}

/** What the section as a whole says, when its list is all there is to it. */
export function readingOfSection<Row, Facts>(
	list: SectionList<Row>,
	factsOf: (rows: readonly Row[]) => Facts,
): SectionReading<Facts> {
	const { word, rows, skipped, updated } = list;
	switch (word) {
		case 'rows':
			return { kind: 'facts', facts: factsOf(rows), skipped, updated };
		case 'claimed':
			return { kind: 'facts', facts: factsOf([]), skipped: Math.max(1, skipped), updated };
		case 'none':
			return { kind: 'none', updated };
		case 'absent':
			return { kind: 'unclear', why: 'the section is missing' };
		case 'unclear':
			return { kind: 'unclear', why: `no row can be read (${skipped} skipped) and no word of none` };
	}
}

function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && (value as number) >= 0;
}
