import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { telegramSignIn } from '../../store/schema/telegram-sign-in.ts';
import type { Store } from '../../store/store.ts';

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
	/** The code of a sign-in that this person may still confirm; only the first to open a link may. */
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
		and(gt(telegramSignIn.expiresAt, now), isNull(telegramSignIn.usedAt), eq(telegramSignIn.refused, false));
	const isHis = (payloadHash: Buffer, telegramId: number, now: Date) =>
		and(eq(telegramSignIn.payloadHash, payloadHash), eq(telegramSignIn.telegramId, telegramId), isLive(now));

	async function purge(now: Date): Promise<void> {
		const over = db
			.select({ payloadHash: telegramSignIn.payloadHash })
			.from(telegramSignIn)
			.where(lte(telegramSignIn.expiresAt, now))
			.limit(PURGED_AT_ONCE)
			.for('update', { skipLocked: true });
		await db.delete(telegramSignIn).where(inArray(telegramSignIn.payloadHash, over));
	}

	return {
		async begin(row, now) {
			await purge(now);
			await db.insert(telegramSignIn).values(row);
		},
		async open(payloadHash, telegramId, now) {
			const isFree = or(isNull(telegramSignIn.telegramId), eq(telegramSignIn.telegramId, telegramId));
			const [opened] = await db
				.update(telegramSignIn)
				.set({ telegramId })
				.where(
					and(
						eq(telegramSignIn.payloadHash, payloadHash),
						isFree,
						isNull(telegramSignIn.accountId),
						isLive(now),
					),
				)
				.returning({ code: telegramSignIn.code });
			return opened?.code ?? null;
		},
		async standing(payloadHash, telegramId, now) {
			const [row] = await db
				.select()
				.from(telegramSignIn)
				.where(and(eq(telegramSignIn.payloadHash, payloadHash), eq(telegramSignIn.telegramId, telegramId)));
			if (!row || row.refused) return 'over';
			if (row.accountId !== null) return 'confirmed';
			return row.expiresAt > now ? 'open' : 'over';
		},
		async confirm(payloadHash, telegramId, accountId, now) {
			const confirmed = await db
				.update(telegramSignIn)
				.set({ accountId })
				.where(isHis(payloadHash, telegramId, now))
				.returning({ code: telegramSignIn.code });
			return confirmed.length === 1;
		},
		async refuse(payloadHash, telegramId, now) {
			const refused = await db
				.update(telegramSignIn)
				.set({ refused: true, accountId: null })
				.where(isHis(payloadHash, telegramId, now))
				.returning({ code: telegramSignIn.code });
			return refused.length === 1;
		},
		async take(pollHash, visitorHash, now) {
			const isMine = and(eq(telegramSignIn.pollHash, pollHash), eq(telegramSignIn.visitorHash, visitorHash));
			return db.transaction(async (tx) => {
				const [row] = await tx.select().from(telegramSignIn).where(isMine).for('update');
				if (!row) return 'unknown';
				if (row.refused) return 'refused';
				if (row.usedAt !== null || row.expiresAt <= now) return 'over';
				if (row.accountId === null) return 'waiting';
				await tx.update(telegramSignIn).set({ usedAt: now }).where(isMine);
				return { accountId: row.accountId };
			});
		},
	};
}
