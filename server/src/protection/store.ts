import { inArray, lt, sql } from 'drizzle-orm';
import { dayAfter } from '../store/days.ts';
import { dailySpent } from '../store/schema/daily-spent.ts';
import { spentChallenge } from '../store/schema/spent-challenge.ts';
import type { Store } from '../store/store.ts';

/** Remembers used tasks for all processes together. */
export type SpentChallenges = {
	/** True for the first caller with this nonce, false for every later one; rejects when the store fails. */
	spend(nonce: string, expiresAt: Date): Promise<boolean>;
};

/**
 * Used tasks of ours in PostgreSQL: one insert decides, so two requests with one value can never both pass.
 * The expiry stands in the signed task, so the same task always falls into the same day.
 */
export function createSpentTasks({ db }: Pick<Store, 'db'>): SpentChallenges {
	return {
		async spend(nonce, expiresAt) {
			const inserted = await db
				.insert(dailySpent)
				// One that a program of before has used is used.
				.select(
					sql`select ${nonce}::text, ${dayAfter(expiresAt)}::date
						where not exists (select from ${spentChallenge} where ${spentChallenge.nonce} = ${nonce})`,
				)
				.onConflictDoNothing()
				.returning({ first: sql<boolean>`true` });
			return inserted.length === 1;
		},
	};
}

/** Used values of outside services, which have no expiry that we know: in one table, by the value alone. */
export function createSpentChallenges({ db }: Pick<Store, 'db'>): SpentChallenges {
	return {
		async spend(nonce, expiresAt) {
			const inserted = await db
				.insert(spentChallenge)
				.values({ nonce, expiresAt })
				.onConflictDoNothing()
				.returning({ first: sql<boolean>`true` });
			return inserted.length === 1;
		},
	};
}

/** Deletes used tasks that have expired: nothing is left to prevent. Resolves to how many. */
export async function purgeExpiredChallenges(
	{ db }: Pick<Store, 'db'>,
	now: Date,
	atMost: number,
): Promise<number> {
	const expired = db
		.select({ nonce: spentChallenge.nonce })
		.from(spentChallenge)
		.where(lt(spentChallenge.expiresAt, now))
		.limit(atMost)
		.for('update', { skipLocked: true });
	const { rowCount } = await db.delete(spentChallenge).where(inArray(spentChallenge.nonce, expired));
	return rowCount ?? 0;
}
