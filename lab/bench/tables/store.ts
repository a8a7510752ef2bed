import type { Store } from '@avtosverka/server/store/store';
import { sql } from 'drizzle-orm';

/** Bytes of a row of `kept_answer`: of the table itself, and of its indexes. */
export type RowSize = { readonly table: number; readonly indexes: number };

export async function readRowSize({ db }: Store): Promise<RowSize> {
	const { rows } = await db.execute<RowSize>(sql`
		select pg_table_size('kept_answer') / count(*)::float as table,
			pg_indexes_size('kept_answer') / count(*)::float as indexes
		from kept_answer`);
	if (!rows[0]) throw new Error('no size');
	return rows[0];
}

/** Frees the places of rows that are gone, and counts the rest for the planner. */
export function vacuum({ db }: Store): Promise<unknown> {
	return db.execute(sql`vacuum (analyze) kept_answer`);
}

/** Builds one index more, as a migration does while the table is in use. */
export function buildTrialIndex({ db }: Store): Promise<unknown> {
	return db.execute(sql`create index concurrently kept_answer_trial on kept_answer (supplier, kept_until)`);
}

export function dropTrialIndex({ db }: Store): Promise<unknown> {
	return db.execute(sql`drop index concurrently kept_answer_trial`);
}
