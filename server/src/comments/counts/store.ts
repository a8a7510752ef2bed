import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { eq, sql } from 'drizzle-orm';
import { commentCount } from '../../store/schema/comment-count.ts';
import type { Store, Tx } from '../../store/store.ts';

/** How many comments of a car are published. */
export async function findCount({ db }: Pick<Store, 'db'>, vin: Vin): Promise<number> {
	const [row] = await db
		.select({ approved: commentCount.approved })
		.from(commentCount)
		.where(eq(commentCount.vin, vin));
	return row?.approved ?? 0;
}

/**
 * Brings the counts of cars up to date within the transaction that changes their comments, whose rows it has
 * locked before; one order of cars for all, so that two transactions never wait for each other.
 */
export async function moveCounts(tx: Tx, moves: readonly (readonly [vin: Vin, by: number])[]): Promise<void> {
	const sums = new Map<Vin, number>();
	for (const [vin, by] of moves) sums.set(vin, (sums.get(vin) ?? 0) + by);
	for (const [vin, by] of [...sums].sort(([one], [other]) => (one < other ? -1 : 1))) {
		if (by > 0) {
			await tx
				.insert(commentCount)
				.values({ vin, approved: by })
				.onConflictDoUpdate({
					target: commentCount.vin,
					set: { approved: sql`${commentCount.approved} + ${by}` },
				});
		} else if (by < 0) {
			await tx
				.update(commentCount)
				.set({ approved: sql`${commentCount.approved} + ${by}` })
				.where(eq(commentCount.vin, vin));
		}
	}
}
