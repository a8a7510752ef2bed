import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Cipher } from './cipher.ts';

/** The database as queries see it, outside or inside a transaction. */
export type Database = NodePgDatabase<Record<string, never>>;
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Whether a store answers, and whether it also writes: a standby and a full disk do not. */
export type StoreState = 'works' | 'read-only' | 'away';

/** The one store of the product. Inside `transaction` nothing else uses it and nothing calls out. */
export type Store = {
	readonly db: Database;
	/** Encryption at rest, with the keys of this installation. */
	readonly cipher: Cipher;
	/** For a library that writes its own SQL, the queue; `rows` as the driver reads them. */
	query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
	transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
	/** How it is now; for `/readyz`. */
	state(): Promise<StoreState>;
	close(): Promise<void>;
};
