import { desc, sql } from 'drizzle-orm';
import { operatorAct } from '../store/schema/operator-act.ts';
import type { Store, Tx } from '../store/store.ts';

type StoreReader = Pick<Store, 'db'>;

/** How much waits, counted at one moment; what watches wait for is counted by themselves. */
export type Queues = {
	readonly reports: number;
	readonly returns_due: number;
	readonly letters: number;
	readonly moderation: number;
	readonly held_lookups: number;
};

/** Counts what waits for somebody or something. */
export async function countQueues({ db }: StoreReader, now: Date): Promise<Queues> {
	const { rows } = await db.execute<Queues>(sql`
		select (select count(*)::integer from owner_report
				where paid_at is not null and completed_at is null) as reports,
			(select count(*)::integer from owner_report
				where return_due_at <= ${now.toISOString()}::timestamptz and returned_at is null) as returns_due,
			(select count(*)::integer from letter where state = 'waiting') as letters,
			(select count(*)::integer from comment
				where state = 'waiting' and deleted_at is null) as moderation,
			(select count(*)::integer from paid_lookup where state = 'held') as held_lookups`);
	const [queues] = rows;
	if (!queues) throw new Error('a count has no row');
	return queues;
}

export type StoredAct = typeof operatorAct.$inferSelect;

/** Writes an act down, in the transaction of the act itself. */
export async function addAct(tx: Tx, act: Omit<StoredAct, 'id'>): Promise<void> {
	await tx.insert(operatorAct).values(act);
}

/** The newest acts. */
export function findActs({ db }: StoreReader, most: number): Promise<StoredAct[]> {
	return db.select().from(operatorAct).orderBy(desc(operatorAct.id)).limit(most);
}
