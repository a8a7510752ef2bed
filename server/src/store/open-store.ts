import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createCipher } from './cipher.ts';
import { firstConnection } from './first-connection.ts';
import { isStoreUnavailable } from './is-store-unavailable.ts';
import { migrate } from './migrate.ts';
import { createPool, type PoolOptions } from './pool.ts';
import type { Store } from './store.ts';
import { watchStore } from './store-watch.ts';

/** What a store is opened with. */
export type StoreOptions = PoolOptions & {
	/** The setting of that name, `id:base64key,…`. */
	readonly dataKeys: string;
	/** Whether money is taken only while a standby has what is confirmed; false by default. */
	readonly moneyNeedsStandby?: boolean;
};

/** How a standby and a full disk refuse a write: read_only_sql_transaction, disk_full. */
const WRITE_REFUSALS: readonly (string | undefined)[] = ['25006', '53100'];
/** Every process writes its heartbeat more often than that. */
const REFUSAL_COUNTS_MS = 60_000;

/** Listens on every connection of a pool; true within a minute after a write was refused on one. */
function followRefusals(pool: pg.Pool): () => boolean {
	let refusedAt = Number.NEGATIVE_INFINITY;
	pool.on('connect', ({ connection }) => {
		connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
			if (WRITE_REFUSALS.includes(code)) refusedAt = performance.now();
		});
	});
	return () => performance.now() - refusedAt < REFUSAL_COUNTS_MS;
}

/** Opens the store and migrates it; rejects when the database cannot be reached or is not ours. */
export async function openStore(options: StoreOptions): Promise<Store> {
	const cipher = createCipher(options.dataKeys);
	// A migration takes as long as it takes, and so does waiting for another process's.
	const patient = createPool({ ...options, poolSize: 2, questionLimitMs: 0 });
	await migrate(patient, options.log).finally(() => patient.end());
	const pool = createPool(options);
	const refusesWrites = followRefusals(pool);
	// What stands between may refuse what a pool with a limit begins with, as a pooler does.
	await firstConnection(pool, options.log).then(
		(client) => client.release(),
		async (error: unknown) => {
			await pool.end();
			throw error;
		},
	);
	const watch = await watchStore(pool, options);
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
		state: () => (watch.state() === 'works' && refusesWrites() ? 'read-only' : watch.state()),
		takesMoney: () => !options.moneyNeedsStandby || watch.isSynchronous(),
		connections: () => pool.use(),
		close: async () => {
			await Promise.all([pool.end(), watch.stop()]);
		},
	};
}
