import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { sql } from 'drizzle-orm';
import type { ownerReportBlock } from '../../store/schema/owner-report-block.ts';
import type { Store } from '../../store/store.ts';

type Row = typeof ownerReportBlock.$inferSelect;

/** The block of one register, as it lies in the store. */
export async function blockOf({ db }: Pick<Store, 'db'>, uuid: string, register: PersonRegister) {
	const { rows } = await db.execute<Record<string, unknown>>(
		sql`select * from owner_report_block where report_uuid = ${uuid} and register = ${register}`,
	);
	const [row] = rows;
	if (!row) throw new Error('no such block');
	return row as Record<string, never> & { id: string; state: Row['state']; attempts: number };
}

/** Rows of a table, by name. */
export async function rowsOf<Shape extends Record<string, unknown>>(
	{ db }: Pick<Store, 'db'>,
	table: string,
): Promise<Shape[]> {
	return (await db.execute(sql.raw(`select * from ${table}`))).rows as Shape[];
}

/** Everything that stands in the store, bytes as they are, every schema. */
export async function wholeStore({ db }: Pick<Store, 'db'>): Promise<Buffer> {
	const { rows: tables } = await db.execute<{ name: string }>(sql`
		select format('%I.%I', table_schema, table_name) as name from information_schema.tables
		where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
	const parts: Buffer[] = [];
	for (const { name } of tables) {
		const { rows } = await db.execute<Record<string, unknown>>(sql.raw(`select * from ${name}`));
		for (const value of rows.flatMap(Object.values)) {
			parts.push(Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value) ?? ''));
		}
	}
	return Buffer.concat(parts);
}
