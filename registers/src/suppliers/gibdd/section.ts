import { whole } from '../../reading/number.ts';
import { type Reading, type Rows, readRows } from '../../reading/records.ts';

/** The list and the rows that its `count` has and does not show; too small a `count` is a lie. */
function withCount<Row>(list: Rows<Row>, count: unknown): Rows<Row> {
	const unshown = Math.max(0, (whole.parse(count) ?? 0) - (list.listed ?? 0));
	return { ...list, skipped: list.skipped + unshown };
}

/**
 * What a section says whose list is all there is to it. `healthy` is false when the section speaks of an
 * error of its own: then an empty list is no word of «none», and rows may not be all.
 */
export function readingOfRows<Row, Facts>(
	list: Rows<Row>,
	healthy: boolean,
	factsOf: (rows: readonly Row[]) => Facts,
): Reading<Facts> {
	const { rows, listed, skipped } = list;
	if (listed === null) return { kind: 'unclear', why: 'there is no list' };
	if (rows.length > 0) {
		return { kind: 'facts', facts: factsOf(rows), skipped: healthy ? skipped : Math.max(1, skipped) };
	}
	if (listed > 0) return { kind: 'unclear', why: `none of ${listed} rows can be read` };
	if (skipped > 0) return { kind: 'facts', facts: factsOf([]), skipped };
	return healthy ? { kind: 'none' } : { kind: 'unclear', why: 'an empty list beside an error' };
}

/** What `{ records, count, error }` says: the form that bans and the federal search have in common. */
export function readGibddRecords<Row, Facts>(
	result: Readonly<Record<string, unknown>>,
	readRow: (row: unknown) => Row | null,
	factsOf: (rows: readonly Row[]) => Facts,
): Reading<Facts> {
	const list = withCount(readRows(result.records, readRow), result.count);
	return readingOfRows(list, isZero(result.error) && isCount(result.count), factsOf);
}

/** True for the `error` of a section in which nothing went wrong, and for a `count` of nothing. */
export function isZero(value: unknown): boolean {
	return value === undefined || value === null || value === '' || whole.parse(value) === 0;
}

function isCount(value: unknown): boolean {
	return isZero(value) || whole.parse(value) !== null;
}
