import type { Store } from '../store.ts';

/**
 * Lets a database refuse every row that is written to a table of the product, and every job, as PostgreSQL
 * does whose disk is full; rows can be read and deleted all the same. Gives what makes room again.
 */
export async function fillDisk(store: Pick<Store, 'query'>): Promise<() => Promise<void>> {
	const { rows } = await store.query(`
		select format('%I.%I', schemaname, tablename) as name from pg_tables
		where schemaname in ('public', 'jobs')
			and not exists (select from pg_inherits where inhrelid = format('%I.%I', schemaname, tablename)::regclass)`);
	const tables = rows.map((row) => (row as { name: string }).name);
	await store.query(`
		create function disk_is_full() returns trigger language plpgsql as $$
			begin
				raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
			end
		$$`);
	const full = (table: string) =>
		`create trigger full_disk before insert or update on ${table} for each statement execute function disk_is_full()`;
	for (const table of tables) await store.query(full(table));
	return async () => {
		await store.query('drop function disk_is_full cascade');
	};
}
