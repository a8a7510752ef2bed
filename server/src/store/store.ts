import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Cipher } from './cipher.ts';

/** The database as queries see it, outside or inside a transaction. */
export type Database = NodePgDatabase<Record<string, never>>;
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The one store of the product. Inside `transaction` nothing else uses it and nothing calls out. */
export type Store = {
	readonly db: Database;
	/** Encryption at rest, with the keys of this installation. */
	readonly cipher: Cipher;
	/** For a library that writes its own SQL, the queue; `rows` as the driver reads them. */
	query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
	transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
	/** True when the store answers; for `/readyz`. */
	ready(): Promise<boolean>;
	close(): Promise<void>;
};
