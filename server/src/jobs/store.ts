import { sql } from 'drizzle-orm';
import { type Db, fromDrizzle } from 'pg-boss';
import type { Store, Tx } from '../store/store.ts';

/** The queue's own questions go through the same connections as all others. */
export function queueDatabase(store: Pick<Store, 'query'>): Db {
	return { executeSql: (text, values) => store.query(text, values) };
}

/** What is put into a queue as part of a transaction. */
export function queueInside(tx: Tx): Db {
	return fromDrizzle(tx, sql);
}
