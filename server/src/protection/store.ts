import { inArray, lt, sql } from 'drizzle-orm';
import { spentChallenge } from '../store/schema/spent-challenge.ts';
import type { Store } from '../store/store.ts';

const FORGET_EVERY_MS = 60_000;
const FORGET_AT_MOST = 1_000;

/** Remembers used tasks for all processes together. */
export type SpentChallenges = {
	/** True for the first caller with this nonce, false for every later one; rejects when the store fails. */
	spend(nonce: string, expiresAt: Date, now: Date): Promise<boolean>;
};

/** Used tasks in PostgreSQL: one insert decides, so two requests with one value can never both pass. */
export function createSpentChallenges({ db }: Pick<Store, 'db'>): SpentChallenges {
	let forgottenAt = 0;

	async function forgetExpired(now: Date): Promise<void> {
		const expired = db
			.select({ nonce: spentChallenge.nonce })
			.from(spentChallenge)
			.where(lt(spentChallenge.expiresAt, now))
			.limit(FORGET_AT_MOST)
			.for('update', { skipLocked: true });
		await db.delete(spentChallenge).where(inArray(spentChallenge.nonce, expired));
	}

	return {
		async spend(nonce, expiresAt, now) {
			const inserted = await db
				.insert(spentChallenge)
				.values({ nonce, expiresAt })
				.onConflictDoNothing()
				.returning({ first: sql<boolean>`true` });
			if (now.getTime() - forgottenAt > FORGET_EVERY_MS) {
				forgottenAt = now.getTime();
				await forgetExpired(now);
			}
			return inserted.length === 1;
		},
	};
}
