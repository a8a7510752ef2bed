import type pg from 'pg';

/** A table as a backup holds it. */
export type BackupTable = { readonly name: string; readonly columns: readonly string[] };

/** Where a sequence of identity numbers stands. */
export type SequenceState = { readonly name: string; readonly lastValue: string };

/** A loading makes this one itself, by applying migrations. */
const MADE_BY_LOADING = 'migration';

/** Our tables, those that others refer to first; queues (schema `jobs`) are rebuilt from them. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
	const { rows } = await client.query<BackupTable & { refers_to: string[] }>(
		`select c.relname as name,
			array(select a.attname::text from pg_attribute a
				where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
				order by a.attnum) as columns,
			array(select distinct target.relname::text from pg_constraint f
				join pg_class target on target.oid = f.confrelid
				where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers_to
		from pg_class c
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
			and not c.relispartition and c.relname <> $1
		order by c.relname`,
		[MADE_BY_LOADING],
	);
	const ordered: BackupTable[] = [];
	const isPlaced = (name: string) => ordered.some((table) => table.name === name);
	while (ordered.length < rows.length) {
		const next = rows.find(({ name, refers_to }) => !isPlaced(name) && refers_to.every(isPlaced));
		if (!next) throw new Error('Tables refer to one another in a circle');
		ordered.push({ name: next.name, columns: next.columns });
	}
	return ordered;
}

/** Sequences that have given a number. */
export async function listSequences(client: pg.ClientBase): Promise<SequenceState[]> {
	const { rows } = await client.query<SequenceState>(
		`select sequencename as name, last_value::text as "lastValue" from pg_sequences
		where schemaname = 'public' and last_value is not null order by sequencename`,
	);
	return rows;
}

/** True for a database in which nothing has been made. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
	const { rowCount } = await client.query(
		`select from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where n.nspname <> 'information_schema' and n.nspname !~ '^pg_' limit 1`,
	);
	return rowCount === 0;
}

/** How many rows each table has; exact. */
export async function countRows(client: pg.ClientBase): Promise<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const { name } of await listTables(client)) {
		const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from public.${name}`);
		counts[name] = rows[0]?.rows ?? 0;
	}
	return counts;
}
