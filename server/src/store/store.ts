import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Cipher } from './cipher.ts';

/** The database as queries see it, outside or inside a transaction. */
export type Database = NodePgDatabase<Record<string, never>>;
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Whether a store answers, and whether it also writes: a standby and a full disk do not. */
export const STORE_STATES = ['works', 'read-only', 'away'] as const;
export type StoreState = (typeof STORE_STATES)[number];

/** Connections of a pool; `waiting` are questions for which it has none yet. */
export type PoolUse = { readonly used: number; readonly idle: number; readonly waiting: number };

/** What was last heard of a standby; a question says so, and finds nothing where it is not so any more. */
export type StandbyPosition = {
	/** Which server it was: an address may lead to several. */
	readonly server: string;
	/** Bytes of the write-ahead log that it had replayed. */
	readonly replayed: number;
};

/** Rows by the name of what was asked for. */
export type RowsByName<Row> = ReadonlyMap<string, Row>;

/** A copy of the database that follows the primary, from which some rows may be read. */
export type Standby = {
	readonly db: Database;
	/**
	 * The rows that `find` finds, without those that this process wrote and the standby may not have yet;
	 * empty while it is away, slow or too far behind. Never rejects: the primary knows the rest.
	 */
	read<Key, Row>(
		keys: readonly Key[],
		nameOf: (key: Key) => string,
		find: (keys: readonly Key[], position: StandbyPosition) => Promise<RowsByName<Row>>,
	): Promise<RowsByName<Row>>;
	/** Does a writing of a row; until the standby has it, `look` leaves out what has this name. */
	writing<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
	/** Seconds since the standby had everything of the primary, as far as is known. */
	behindSeconds(): number;
	close(): Promise<void>;
};

/** The one store of the product. Inside `transaction` nothing else uses it and nothing calls out. */
export type Store = {
	readonly db: Database;
	/** Where cached answers are looked for first; missing where the settings name none. */
	readonly standby?: Standby;
	/** Encryption at rest, with the keys of this installation. */
	readonly cipher: Cipher;
	/** For a library that writes its own SQL, the queue; `rows` as the driver reads them. */
	query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
	transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
	/**
	 * How it was seen last, within three seconds; `read-only` also for a minute after it has refused a write.
	 * While nothing is heard of it every question is refused at once, as one that `isStoreUnavailable` knows.
	 */
	state(): StoreState;
	/**
	 * False where the settings want what is confirmed to stand on a second server too, and as was seen last,
	 * within three seconds, it does not: what is paid for could then be lost with the first.
	 */
	takesMoney(): boolean;
	/** How busy this process keeps it. */
	connections(): PoolUse;
	close(): Promise<void>;
};
