import { createHmac } from 'node:crypto';
import { and, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Clock } from '../deps.ts';
import { sharedCount } from './schema/shared-count.ts';
import type { Store } from './store.ts';

const PURGED_AT_ONCE = 20;

/** How a limit is called, what it allows, and the secret under which it knows whom it counts. */
export type SharedCountOptions = {
	readonly appSecret: string;
	readonly name: string;
	readonly most: number;
	readonly windowSeconds: number;
};

/**
 * A limit that all processes share: a fixed window for each counted thing, from its first count on. A network
 * address is counted as `senderOf` it. Rejects when the store fails.
 */
export type SharedCount = {
	/** Counts once more; true when that is more than the limit allows. */
	count(what: string): Promise<boolean>;
	/** True when another count would be more than the limit allows; counts nothing. */
	isOver(what: string): Promise<boolean>;
	/** Counts once less. */
	giveBack(what: string): Promise<void>;
};

/** Such a limit in PostgreSQL, which learns only a keyed hash of what is counted. */
export function createSharedCount(
	store: Pick<Store, 'db'>,
	clock: Clock,
	{ appSecret, name, most, windowSeconds }: SharedCountOptions,
): SharedCount {
	const secret = createHmac('sha256', appSecret).update('shared-count').digest();
	const countedOf = (what: string) => createHmac('sha256', secret).update(`${name}:${what}`).digest();
	const windowBegan = (now: Date) => new Date(now.getTime() - windowSeconds * 1000);

	return {
		async count(what) {
			const now = clock.now();
			const isPast = lte(sharedCount.since, windowBegan(now));
			const [row] = await store.db
				.insert(sharedCount)
				.values({ name, counted: countedOf(what), since: now, count: 1 })
				.onConflictDoUpdate({
					target: [sharedCount.name, sharedCount.counted],
					set: {
						count: sql`case when ${isPast} then 1 else ${sharedCount.count} + 1 end`,
						since: sql`case when ${isPast} then excluded.since else ${sharedCount.since} end`,
					},
				})
				.returning({ count: sharedCount.count });
			const count = row?.count ?? 1;
			if (count === 1) await purge(store.db, name, windowBegan(now));
			return count > most;
		},
		async isOver(what) {
			const counts = await store.db
				.select({ count: sharedCount.count })
				.from(sharedCount)
				.where(
					and(
						eq(sharedCount.name, name),
						eq(sharedCount.counted, countedOf(what)),
						gt(sharedCount.since, windowBegan(clock.now())),
						gte(sharedCount.count, most),
					),
				);
			return counts.length > 0;
		},
		async giveBack(what) {
			await store.db
				.update(sharedCount)
				.set({ count: sql`greatest(${sharedCount.count} - 1, 0)` })
				.where(and(eq(sharedCount.name, name), eq(sharedCount.counted, countedOf(what))));
		},
	};
}

/** Each newly counted thing throws away a few whose window is over. */
async function purge(db: Store['db'], name: string, began: Date): Promise<void> {
	const { counted, since } = sharedCount;
	const isOver = and(eq(sharedCount.name, name), lte(since, began));
	const over = db
		.select({ counted })
		.from(sharedCount)
		.where(isOver)
		.limit(PURGED_AT_ONCE)
		.for('update', { skipLocked: true });
	await db.delete(sharedCount).where(and(eq(sharedCount.name, name), inArray(counted, over)));
}
