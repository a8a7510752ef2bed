import { sql } from 'drizzle-orm';
import { batch } from './batch.ts';

/** Writes several rows with one statement. */
export type RowWriting<Row> = (rows: readonly Row[]) => Promise<void>;

/** Two keep the store busy and leave most of the connections to others. */
const WRITING = { atOnce: 2, most: 100 };

type Failure = { readonly error: unknown };

/** Writes one row, together with others that come at the same moment; it fails alone. */
export function writeEach<Row>(writeAll: RowWriting<Row>): (row: Row) => Promise<void> {
	const attempt = (rows: readonly Row[]) =>
		writeAll(rows).then(
			() => null,
			(error: unknown): Failure => ({ error }),
		);
	const together = batch(async (rows: readonly Row[]): Promise<(Failure | null)[]> => {
		const failure = await attempt(rows);
		if (failure === null || rows.length === 1) return rows.map(() => failure);
		// One row that cannot be written must not take the others with it.
		return Promise.all(rows.map((row) => attempt([row])));
	}, WRITING);
	return async (row) => {
		const failure = await together(row);
		if (failure !== null) throw failure.error;
	};
}

/** One statement cannot write a row twice: of those with one key the newest is left. */
export function newestOfEach<Row>(
	rows: readonly Row[],
	keyOf: (row: Row) => string,
	momentOf: (row: Row) => Date,
): readonly Row[] {
	const newest = new Map<string, Row>();
	for (const row of rows) {
		const other = newest.get(keyOf(row));
		if (other === undefined || momentOf(other) <= momentOf(row)) newest.set(keyOf(row), row);
	}
	return [...newest.values()];
}

/** A parameter that is a list, one value for each row. */
export function listParameter(name: string, type = 'text') {
	return sql`${sql.placeholder(name)}::${sql.raw(type)}[]`;
}
