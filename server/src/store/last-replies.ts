import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import { lt, sql } from 'drizzle-orm';
import { lastReply } from './schema/last-reply.ts';
import type { Store } from './store.ts';

/** When a supplier itself last answered for a register. */
export type LastReply = typeof lastReply.$inferSelect;

/** Minutes are exact enough, and a row that every answer writes makes them wait for one another. */
const TO_THE_MS = 60_000;

/** Writes down when suppliers answer: what each process sees, at most once a minute for each pair. */
export function createReplyNoting(store: Pick<Store, 'db'>): (reply: LastReply) => Promise<void> {
	const noted = new Map<string, number>();
	return async (reply) => {
		const { register, supplier } = reply;
		const pair = `${register} ${supplier}`;
		const at = reply.at.getTime();
		const before = noted.get(pair) ?? Number.NEGATIVE_INFINITY;
		if (at - before < TO_THE_MS) return;
		noted.set(pair, at);
		await store.db
			.insert(lastReply)
			.values(reply)
			.onConflictDoUpdate({
				target: [lastReply.register, lastReply.supplier],
				set: { at: sql`excluded.at` },
				setWhere: lt(lastReply.at, sql`excluded.at`),
			});
	};
}

/** The newest reply of each register, by any supplier. */
export async function findLastReplies({
	db,
}: Pick<Store, 'db'>): Promise<ReadonlyMap<CarRegister, LastReply>> {
	const replies = await db.select().from(lastReply).orderBy(lastReply.at);
	return new Map(replies.map((reply) => [reply.register, reply]));
}
