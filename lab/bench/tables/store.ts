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

/** Rows that are gone and still take their place, as the store counts them. */
export function vacuum({ db }: Store): Promise<unknown> {
	return db.execute(sql`vacuum (analyze) kept_answer`);
}

/** Builds an index beside those that writes and reads, and drops it. */
export async function buildTrialIndex({ db }: Store): Promise<void> {
	await db.execute(sql`create index concurrently kept_answer_trial on kept_answer (supplier, kept_until)`);
}

export function dropTrialIndex({ db }: Store): Promise<unknown> {
	return db.execute(sql`drop index concurrently kept_answer_trial`);
}
