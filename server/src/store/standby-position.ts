import { sql } from 'drizzle-orm';
import type { Database, StandbyPosition } from './store.ts';

/** A position that is compared with others of the same database only. */
export type DatabasePosition<Position> = { readonly database: string; readonly position: Position };

/** Cluster and database: a standby of another installation must not be read. */
const DATABASE = sql`(select system_identifier::text from pg_control_system()) || ' ' || current_database()`;
const SERVER = sql`extract(epoch from pg_postmaster_start_time())::text`;
/** In bytes; a number is exact for nine petabytes of them. */
const REPLAYED = sql`pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8`;

/** How far a primary is: what was committed before the question is before it. */
export async function readPrimaryPosition(db: Database): Promise<DatabasePosition<number>> {
	const { rows } = await db.execute<DatabasePosition<number>>(
		sql`select ${DATABASE} as database, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position`,
	);
	return onlyRow(rows);
}

/** How far a standby is; the position is null where the server is none, or none any more. */
export async function readStandbyPosition(db: Database): Promise<DatabasePosition<StandbyPosition | null>> {
	const { rows } = await db.execute<{ database: string; server: string; replayed: number | null }>(
		sql`select ${DATABASE} as database, ${SERVER} as server,
			case when pg_is_in_recovery() then ${REPLAYED} end as replayed`,
	);
	const { database, server, replayed } = onlyRow(rows);
	return { database, position: replayed === null ? null : { server, replayed } };
}

/**
 * True on the server of a position, once it is as far. Asking for the position in the question itself would
 * not do: its snapshot is older than what the function then says.
 */
export const atPosition = sql`pg_is_in_recovery() and ${SERVER} = ${sql.placeholder('server')}
	and ${REPLAYED} >= ${sql.placeholder('replayed')}::float8`;

function onlyRow<Row>([row]: readonly Row[]): Row {
	if (row === undefined) throw new Error('the database says no position');
	return row;
}
