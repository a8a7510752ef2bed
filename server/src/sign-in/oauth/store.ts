import { createHash } from 'node:crypto';
import { inArray, lt } from 'drizzle-orm';
import { spentIdToken } from '../../store/schema/spent-id-token.ts';
import type { Store } from '../../store/store.ts';

/** Longer than an ID token is taken, both clocks' difference included. */
const REMEMBERED_MS = 15 * 60 * 1000;
const PURGED_AT_ONCE = 20;

/** Remembers, for all processes together, which ID tokens have signed somebody in. */
export type SpentIdTokens = {
	/**
	 * True for the first caller with a token of this nonce, false for every later one; rejects when the store
	 * fails. By the nonce and not by the text: one token can be written in more than one way, and a nonce is
	 * drawn for one token.
	 */
	spend(nonce: string, now: Date): Promise<boolean>;
};

/** Spent tokens in PostgreSQL: one insert decides. Each throws away a few old ones. */
export function createSpentIdTokens(store: Pick<Store, 'db'>): SpentIdTokens {
	async function purge(now: Date): Promise<void> {
		const old = store.db
			.select({ hash: spentIdToken.hash })
			.from(spentIdToken)
			.where(lt(spentIdToken.expiresAt, now))
			.limit(PURGED_AT_ONCE)
			.for('update', { skipLocked: true });
		await store.db.delete(spentIdToken).where(inArray(spentIdToken.hash, old));
	}

	return {
		async spend(nonce, now) {
			await purge(now);
			const inserted = await store.db
				.insert(spentIdToken)
				.values({
					hash: createHash('sha256').update(nonce).digest(),
					expiresAt: new Date(now.getTime() + REMEMBERED_MS),
				})
				.onConflictDoNothing()
				.returning({ hash: spentIdToken.hash });
			return inserted.length === 1;
		},
	};
}
