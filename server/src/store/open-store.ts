import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createCipher } from './cipher.ts';
import { firstConnection } from './first-connection.ts';
import { isStoreUnavailable } from './is-store-unavailable.ts';
import { migrate } from './migrate.ts';
import type { Database, Store, StoreState } from './store.ts';
import type { StoreLog } from './store-log.ts';

/** What a store is opened with; `dataKeys` is the setting of that name, `id:base64key,…`. */
export type StoreOptions = {
	readonly url: string;
	readonly dataKeys: string;
	readonly log?: StoreLog;
	/** Connections at most, 10 unless told; the embedded server takes 100 from all processes together. */
	readonly poolSize?: number;
	/** How long one question may take, milliseconds, 15 s unless told; 0 for as long as it wants. */
	readonly questionLimitMs?: number;
};

/** No question of ours takes seconds: what does is stuck, and must give its connection back. */
const QUESTION_LIMIT_MS = 15_000;
/** The database ends a question in time; where not even that arrives, we wait so much longer. */
const PATIENCE = 4 / 3;
const CONNECT_LIMIT_MS = 5_000;

function createPool({ url, poolSize, log, questionLimitMs = QUESTION_LIMIT_MS }: StoreOptions): pg.Pool {
	const pool = new pg.Pool({
		connectionString: url,
		max: poolSize ?? 10,
		connectionTimeoutMillis: CONNECT_LIMIT_MS,
		idleTimeoutMillis: 30_000,
		statement_timeout: questionLimitMs,
		query_timeout: questionLimitMs * PATIENCE,
		application_name: 'avtosverka',
	});
	// An idle connection may end at any time; the next question simply takes another one.
	// Only its words: the error carries the whole client, with what it is connected as.
	const onError = ({ message }: Error) => log?.warn({ reason: message }, 'a store connection ended');
	pool.on('error', onError);
	// One in use may end between two questions of a transaction; without a listener that would end the process.
	pool.on('connect', (client) => client.on('error', onError));
	return pool;
}

async function stateOf(db: Database): Promise<StoreState> {
	try {
		const { rows } = await db.execute<{ writes: boolean }>(
			sql`select current_setting('transaction_read_only') = 'off' as writes`,
		);
		return rows[0]?.writes ? 'works' : 'read-only';
	} catch {
		return 'away';
	}
}

/** Opens the store and migrates it; rejects when the database cannot be reached or is not ours. */
export async function openStore(options: StoreOptions): Promise<Store> {
	const cipher = createCipher(options.dataKeys);
	// A migration takes as long as it takes, and so does waiting for another process's.
	const patient = createPool({ ...options, poolSize: 1, questionLimitMs: 0 });
	try {
		const client = await firstConnection(patient, options.log);
		await migrate(client, options.log).finally(() => client.release(true));
	} finally {
		await patient.end();
	}
	const pool = createPool(options);
	// Its own connection: a pool that is all in use is no store that is away.
	const healthPool = createPool({ ...options, poolSize: 1 });
	const db = drizzle({ client: pool });
	return {
		db,
		cipher,
		query: (text, values) => pool.query(text, values),
		async transaction(work) {
			// Not `db.transaction`: that keeps a connection for ever when its very first word fails.
			const client = await pool.connect();
			let isLost = false;
			try {
				return await drizzle({ client }).transaction(work);
			} catch (error) {
				isLost = isStoreUnavailable(error);
				throw error;
			} finally {
				// A connection on which nothing was heard in time must not be given to the next one.
				client.release(isLost);
			}
		},
		state: () => stateOf(drizzle({ client: healthPool })),
		close: async () => {
			await Promise.all([pool.end(), healthPool.end()]);
		},
	};
}
