import pLimit from 'p-limit';

/** What a page about one row gave; `silent` when its site does not answer or refuses. */
export type DetailsPage<Details> = { readonly record: Details | null; readonly silent: boolean };

/** More would take longer than a question's time at a reader's rate. */
export const MAX_DETAILS_PAGES = 8;
const AT_ONCE = 2;
/** Half of a question's 20 s: what is not confirmed by then stays so, and the list stands anyway. */
const DETAILS_PAGES_WITHIN_MS = 10_000;

/**
 * Opens the details page of each row, two at a time; what it gave stands at the row's place, null where it
 * was not opened or could not be read. After a silent site no further one is opened. Never rejects when
 * `open` does not.
 * @param signal ends the asking; `open` gets a signal that also fires when the pages have taken too long
 */
export async function openDetailsPages<Row, Details>(
	rows: readonly Row[],
	signal: AbortSignal,
	open: (row: Row, signal: AbortSignal) => Promise<DetailsPage<Details>>,
	withinMs = DETAILS_PAGES_WITHIN_MS,
): Promise<readonly (Details | null)[]> {
	if (rows.length === 0) return [];
	const ends = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
	let silent = false;
	const opened = await pLimit(AT_ONCE).map(rows.slice(0, MAX_DETAILS_PAGES), async (row) => {
		if (silent || ends.aborted) return null;
		const detailsPage = await open(row, ends);
		silent ||= detailsPage.silent;
		return detailsPage.record;
	});
	return rows.map((_, place) => opened[place] ?? null);
}
