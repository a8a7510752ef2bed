import { sql } from 'drizzle-orm';
import type { Tx } from './store.ts';

/**
 * Lets the questions of a transaction take as long as they take: a pooler's connections have a limit of their
 * own, whatever a pool is told.
 */
export async function liftQuestionLimit(tx: Pick<Tx, 'execute'>): Promise<void> {
	await tx.execute(sql`set local statement_timeout = 0`);
}
