import { desc } from 'drizzle-orm';
import { operatorAct } from '../store/schema/operator-act.ts';
import type { Store, Tx } from '../store/store.ts';

type StoreReader = Pick<Store, 'db'>;

export type StoredAct = typeof operatorAct.$inferSelect;

/** Writes an act down, in the transaction of the act itself. */
export async function addAct(tx: Tx, act: Omit<StoredAct, 'id'>): Promise<void> {
	await tx.insert(operatorAct).values(act);
}

/** The newest acts. */
export function findActs({ db }: StoreReader, most: number): Promise<StoredAct[]> {
	return db.select().from(operatorAct).orderBy(desc(operatorAct.id)).limit(most);
}
