import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { startEmbeddedStore } from './embedded/embedded-store.ts';
import { firstConnection } from './first-connection.ts';
import { createPool, type DatabaseSettings, outsideDatabase, type PoolOptions } from './pool.ts';
import type { Database } from './store.ts';

/** The database of an installation, for commands that copy it: neither migrated nor looked into. */
export type OpenDatabase = AsyncDisposable & {
	/** The one connection to it; a question takes as long as it takes. */
	readonly client: pg.PoolClient;
	/** How it is reached, for who opens it as a store besides. */
	readonly reached: PoolOptions;
	/** Where an embedded store lies; null for one outside. */
	readonly folder: string | null;
	/** False while another process uses an embedded store; when true, none can begin to before it is closed. */
	isLast(): Promise<boolean>;
};

/** A connection as queries of ours take it. */
export function databaseOf(client: pg.PoolClient): Database {
	return drizzle({ client });
}

/** Throws StartError for a database that takes no rows: one that still recovers, and a standby. */
export async function refuseRecovering(client: pg.PoolClient): Promise<void> {
	const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
	if (!rows[0]?.is) return;
	throw new StartError('PostgreSQL ещё восстанавливает базу: подождите, пока она начнёт принимать записи.');
}

/** Opens the database that the settings name, or one at an address of its own; throws StartError. */
export async function openDatabase({
	databaseUrl,
	dataDir,
	...settings
}: Pick<Config, 'databaseUrl' | 'dataDir'> & DatabaseSettings): Promise<OpenDatabase> {
	if (databaseUrl !== null) return connect(outsideDatabase(databaseUrl, settings));
	const embedded = await startEmbeddedStore({ dataDir });
	const { dataDir: folder, isLast, stop } = embedded;
	try {
		return await connect({ url: embedded.url }, { folder, isLast, stop });
	} catch (error) {
		await stop();
		throw error;
	}
}

const OUTSIDE = { folder: null, isLast: async () => true, stop: async () => {} };

async function connect(
	reached: PoolOptions,
	{ stop, ...place }: Pick<OpenDatabase, 'folder' | 'isLast'> & { stop(): Promise<void> } = OUTSIDE,
): Promise<OpenDatabase> {
	const pool = createPool({ ...reached, poolSize: 1, questionLimitMs: 0 });
	const client = await firstConnection(pool);
	return {
		...place,
		client,
		reached,
		async [Symbol.asyncDispose]() {
			client.release(true);
			await pool.end();
			await stop();
		},
	};
}
