import { eq, inArray, lt, sql } from 'drizzle-orm';
import { dayAfter } from '../store/days.ts';
import { dailySpent } from '../store/schema/daily-spent.ts';
import { spentChallenge } from '../store/schema/spent-challenge.ts';
import type { Store } from '../store/store.ts';
import type { ValueUse } from './value-use.ts';

/** Remembers used values for all processes together; rejects when the store fails. */
export type SpentValues = {
	/** True where no other holder has used the value, and this one has not opened this part with it before. */
	spend(nonce: string, use: ValueUse, expiresAt: Date): Promise<boolean>;
};

/** Those of outside services are asked about once, so that somebody must know which have passed. */
export type SpentServiceValues = SpentValues & {
	/** True for a value that has been spent on anything. */
	knows(nonce: string): Promise<boolean>;
};

/** One statement decides, so two requests for one part can never both pass. */
function takePart(table: typeof dailySpent | typeof spentChallenge) {
	return {
		set: { parts: sql`${table.parts} || excluded.parts` },
		setWhere: sql`${table.holder} = excluded.holder and not ${table.parts} @> excluded.parts`,
	};
}

/** Used tasks of ours. A task's expiry is signed, so the same task always falls into the same day. */
export function createSpentTasks({ db }: Pick<Store, 'db'>): SpentValues {
	return {
		async spend(nonce, { holder, part }, expiresAt) {
			const taken = await db
				.insert(dailySpent)
				.values({ nonce, goneOn: dayAfter(expiresAt), holder, parts: [part] })
				.onConflictDoUpdate({ target: [dailySpent.nonce, dailySpent.goneOn], ...takePart(dailySpent) })
				.returning({ first: sql<boolean>`true` });
			return taken.length === 1;
		},
	};
}

/** Used values of outside services, which have no expiry that we know: in one table, by the value alone. */
export function createSpentChallenges({ db }: Pick<Store, 'db'>): SpentServiceValues {
	return {
		async spend(nonce, { holder, part }, expiresAt) {
			const taken = await db
				.insert(spentChallenge)
				.values({ nonce, expiresAt, holder, parts: [part] })
				.onConflictDoUpdate({ target: spentChallenge.nonce, ...takePart(spentChallenge) })
				.returning({ first: sql<boolean>`true` });
			return taken.length === 1;
		},
		async knows(nonce) {
			return (await db.$count(spentChallenge, eq(spentChallenge.nonce, nonce))) > 0;
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
