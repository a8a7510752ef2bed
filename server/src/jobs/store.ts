import { sql } from 'drizzle-orm';
import { type Db, fromDrizzle } from 'pg-boss';
import type { Store, Tx } from '../store/store.ts';
import type { QueueName } from './queues.ts';

/** The queue's own questions go through the same connections as all others. */
export function queueDatabase(store: Pick<Store, 'query'>): Db {
	return { executeSql: (text, values) => store.query(text, values) };
}

/** What is put into a queue as part of a transaction. */
export function queueInside(tx: Tx): Db {
	return fromDrizzle(tx, sql);
}

/**
 * For how many seconds the oldest job of each queue might have been begun; a queue where none waits is
 * missing.
 */
export async function readLateness(store: Pick<Store, 'query'>): Promise<ReadonlyMap<QueueName, number>> {
	const { rows } = await store.query(`
		select name, extract(epoch from now() - min(start_after))::float8 as late from jobs.job
		where state < 'active' and not blocked and start_after <= now() group by name`);
	return new Map((rows as { name: QueueName; late: number }[]).map(({ name, late }) => [name, late]));
}
