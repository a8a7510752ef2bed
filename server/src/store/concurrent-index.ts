import type pg from 'pg';
import { StartError } from '../start-error.ts';

/** Comments, then one statement. */
const ALONE = /^(?:\s|--.*\n)*create (?:unique )?index concurrently if not exists (\w+) on [^;]*;?\s*$/;
const CANCELED = '57014';
const TAKES_TOO_LONG =
	'Построение индекса прервано. За pgbouncer выполните npm run migrate с адресом самого PostgreSQL в DATABASE_URL.';

/**
 * The index that a migration builds while its table is read and written to; null for any other migration.
 * Throws where it does anything else besides: such a statement cannot stand in a transaction.
 * @param name of the migration's file
 */
export function concurrentIndexOf(name: string, text: string): string | null {
	const index = ALONE.exec(text)?.[1] ?? null;
	if (index === null && /\bindex concurrently\b/i.test(text)) {
		throw new Error(`${name} builds an index concurrently: let it hold that one statement and nothing else`);
	}
	return index;
}

/** The same index as a part of a transaction, for a table that is not in use. */
export function withinTransaction(text: string): string {
	return text.replace(/^(create (?:unique )?index) concurrently/m, '$1');
}

/**
 * Builds an index outside of a transaction. One that a process left unfinished when it died is built again;
 * one that is there stays. Throws StartError where it is canceled, as by a pooler's limit.
 */
export async function buildIndex(client: pg.PoolClient, index: string, text: string): Promise<void> {
	const { rows } = await client.query<{ indisvalid: boolean }>(
		'select indisvalid from pg_index where indexrelid = to_regclass($1)',
		[index],
	);
	try {
		if (rows[0]?.indisvalid === false) await client.query(`drop index concurrently ${index}`);
		await client.query(text);
	} catch (error) {
		if ((error as { code?: string }).code === CANCELED) throw new StartError(TAKES_TOO_LONG);
		throw error;
	}
}
