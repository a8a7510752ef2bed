import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Migration, readMigrations } from './migrations.ts';
import type { Database, Tx } from './store.ts';
import type { StoreLog } from './store-log.ts';

/** Any number that no other advisory lock of the product uses: «АВТО» in Latin bytes. */
const MIGRATION_LOCK = 0x4156544f;

/**
 * Brings the tables up to date, forward only; processes that start together wait for one another, so the pool
 * must not limit how long a question takes.
 */
export async function migrate(pool: pg.Pool, log?: StoreLog): Promise<void> {
	const migrations = await readMigrations();
	const client = await connect(pool);
	try {
		const db = drizzle({ client });
		await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
		await applyAll(db, migrations, log);
	} finally {
		// Ending the connection gives back the lock, whatever happened.
		client.release(true);
	}
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
	try {
		return await pool.connect();
	} catch (error) {
		const reason = (error as { code?: string }).code ?? (error as Error).message;
		throw new StartError(`PostgreSQL не отвечает (${reason}): проверьте DATABASE_URL.`);
	}
}

async function applyAll(db: Database, migrations: readonly Migration[], log?: StoreLog): Promise<void> {
	await db.execute(sql`
		create table if not exists migration (
			number integer primary key,
			name text not null,
			sha256 text not null,
			applied_at timestamptz not null default now()
		)`);
	const { rows } = await db.execute<{ number: number; sha256: string }>(
		sql`select number, sha256 from migration`,
	);
	const applied = new Map(rows.map((row) => [row.number, row.sha256]));
	for (const migration of migrations) {
		const known = applied.get(migration.number);
		if (known === undefined) {
			await db.transaction((tx) => apply(tx, migration));
			log?.info({ migration: migration.name }, 'migration applied');
		} else if (known !== migration.sha256) {
			throw new StartError(
				`Миграция ${migration.name} изменилась после того, как была применена: верните её прежний текст.`,
			);
		}
	}
}

async function apply(tx: Tx, { number, name, sha256, text }: Migration): Promise<void> {
	await tx.execute(sql.raw(text));
	await tx.execute(sql`insert into migration (number, name, sha256) values (${number}, ${name}, ${sha256})`);
}
