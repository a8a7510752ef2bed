import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../store/columns.ts';
import type { Store } from '../../store/store.ts';

/** Made in migrations/0004_accounts.sql. */
const signIn = pgTable('telegram_sign_in', {
	payloadHash: bytea('payload_hash').primaryKey(),
	pollHash: bytea('poll_hash').notNull(),
	visitorHash: bytea('visitor_hash').notNull(),
	code: text('code').notNull(),
	expiresAt: moment('expires_at').notNull(),
	telegramId: bigint('telegram_id', { mode: 'number' }),
	accountId: uuid('account_id'),
	refused: boolean('refused').notNull().default(false),
	usedAt: moment('used_at'),
});

const PURGED_AT_ONCE = 20;

/** A new sign-in; hashes are SHA-256. */
export type Begun = {
	readonly payloadHash: Buffer;
	readonly pollHash: Buffer;
	readonly visitorHash: Buffer;
	readonly code: string;
	readonly expiresAt: Date;
};

/** What the page that began a sign-in may hear of it. */
export type SignInProgress = 'waiting' | 'refused' | 'over' | 'unknown' | { readonly accountId: string };

/** Waits for his button; has been confirmed by it, used or not; or is refused, too old or not his. */
export type SignInStatus = 'open' | 'confirmed' | 'over';

/** Sign-ins under way, the same for all processes. Every method rejects when the store fails. */
export type SignIns = {
	begin(row: Begun, now: Date): Promise<void>;
	/** The code of a sign-in that this person may still confirm; the first one who opens a link is the only one. */
	open(payloadHash: Buffer, telegramId: number, now: Date): Promise<string | null>;
	/** How a sign-in stands that this person has opened; one of somebody else is over for him. */
	standing(payloadHash: Buffer, telegramId: number, now: Date): Promise<SignInStatus>;
	/** False when it was refused, used or over in the meantime. */
	confirm(payloadHash: Buffer, telegramId: number, accountId: string, now: Date): Promise<boolean>;
	/** False when there is nothing to refuse any more. */
	refuse(payloadHash: Buffer, telegramId: number, now: Date): Promise<boolean>;
	/** Whose it is, once and for the visitor who began it; else how it stands. */
	take(pollHash: Buffer, visitorHash: Buffer, now: Date): Promise<SignInProgress>;
};

export function createSignIns({ db }: Pick<Store, 'db'>): SignIns {
	const isLive = (now: Date) =>
		and(gt(signIn.expiresAt, now), isNull(signIn.usedAt), eq(signIn.refused, false));
	const isHis = (payloadHash: Buffer, telegramId: number, now: Date) =>
		and(eq(signIn.payloadHash, payloadHash), eq(signIn.telegramId, telegramId), isLive(now));

	async function purge(now: Date): Promise<void> {
		const over = db
			.select({ payloadHash: signIn.payloadHash })
			.from(signIn)
			.where(lte(signIn.expiresAt, now))
			.limit(PURGED_AT_ONCE)
			.for('update', { skipLocked: true });
		await db.delete(signIn).where(inArray(signIn.payloadHash, over));
	}

	return {
		async begin(row, now) {
			await purge(now);
			await db.insert(signIn).values(row);
		},
		async open(payloadHash, telegramId, now) {
			const isFree = or(isNull(signIn.telegramId), eq(signIn.telegramId, telegramId));
			const [opened] = await db
				.update(signIn)
				.set({ telegramId })
				.where(and(eq(signIn.payloadHash, payloadHash), isFree, isNull(signIn.accountId), isLive(now)))
				.returning({ code: signIn.code });
			return opened?.code ?? null;
		},
		async standing(payloadHash, telegramId, now) {
			const [row] = await db
				.select()
				.from(signIn)
				.where(and(eq(signIn.payloadHash, payloadHash), eq(signIn.telegramId, telegramId)));
			if (!row || row.refused) return 'over';
			if (row.accountId !== null) return 'confirmed';
			return row.expiresAt > now ? 'open' : 'over';
		},
		async confirm(payloadHash, telegramId, accountId, now) {
			const confirmed = await db
				.update(signIn)
				.set({ accountId })
				.where(isHis(payloadHash, telegramId, now))
				.returning({ code: signIn.code });
			return confirmed.length === 1;
		},
		async refuse(payloadHash, telegramId, now) {
			const refused = await db
				.update(signIn)
				.set({ refused: true, accountId: null })
				.where(isHis(payloadHash, telegramId, now))
				.returning({ code: signIn.code });
			return refused.length === 1;
		},
		async take(pollHash, visitorHash, now) {
			const isMine = and(eq(signIn.pollHash, pollHash), eq(signIn.visitorHash, visitorHash));
			return db.transaction(async (tx) => {
				const [row] = await tx.select().from(signIn).where(isMine).for('update');
				if (!row) return 'unknown';
				if (row.refused) return 'refused';
				if (row.usedAt !== null || row.expiresAt <= now) return 'over';
				if (row.accountId === null) return 'waiting';
				await tx.update(signIn).set({ usedAt: now }).where(isMine);
				return { accountId: row.accountId };
			});
		},
	};
}
