import { sql } from 'drizzle-orm';
import type { Tx } from './store.ts';

/**
 * Lets the questions of a transaction take as long as they take: a pooler's connections have their own limit,
 * which no option of a pool changes.
 */
export async function liftQuestionLimit(tx: Pick<Tx, 'execute'>): Promise<void> {
	await tx.execute(sql`set local statement_timeout = 0`);
}
