import type { NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';

/** The database as queries see it, outside or inside a transaction. */
export type Database = NodePgDatabase<Record<string, never>>;
export type Tx = NodePgTransaction<Record<string, never>, Record<string, never>>;

/** The one store of the product. Inside `transaction` nothing else touches the store and nothing calls out. */
export type Store = {
	readonly db: Database;
	transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
	/** True when the store answers; for `/readyz`. */
	ready(): Promise<boolean>;
	close(): Promise<void>;
};
