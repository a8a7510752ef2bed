import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { messengerSignIn } from '../../store/schema/messenger-sign-in.ts';
import type { Store } from '../../store/store.ts';

const PURGED_AT_ONCE = 20;

/** A person of a messenger, by its numeric id. */
export type ChatIdentity = { readonly messenger: MessengerName; readonly personId: number };

/** A new sign-in; hashes are SHA-256. */
export type Begun = {
	readonly messenger: MessengerName;
	/** The account to which the messenger is to be linked; null for a sign-in. */
	readonly linkAccountId: string | null;
	readonly payloadHash: Buffer;
	readonly pollHash: Buffer;
	readonly visitorHash: Buffer;
	readonly code: string;
	readonly expiresAt: Date;
};

/** What the page that began a sign-in may hear of it. */
export type SignInProgress =
	| 'waiting'
	| 'refused'
	| 'link-refused'
	| 'over'
	| 'unknown'
	| { readonly accountId: string; readonly messenger: MessengerName; readonly linked: boolean };

/** Waits for their button; has been confirmed by it, used or not; or is refused, too old or not theirs. */
export type SignInStatus = 'open' | 'confirmed' | 'over';

/** What a chat knows of a sign-in that was opened there. */
export type OpenedSignIn = Pick<Begun, 'code' | 'linkAccountId'>;

/** Sign-ins under way, the same for all processes. Every method rejects when the store fails. */
export type SignIns = {
	begin(row: Begun, now: Date): Promise<void>;
	/** A sign-in that this person may still confirm; only the first to open a link may. */
	open(payloadHash: Buffer, who: ChatIdentity, now: Date): Promise<OpenedSignIn | null>;
	/** How a sign-in stands that this person has opened; one of somebody else is over for them. */
	standing(
		payloadHash: Buffer,
		who: ChatIdentity,
		now: Date,
	): Promise<Pick<Begun, 'linkAccountId'> & { readonly status: SignInStatus }>;
	/** False when it was refused, used or over in the meantime. */
	confirm(payloadHash: Buffer, who: ChatIdentity, accountId: string, now: Date): Promise<boolean>;
	/** False when there is nothing to refuse any more. */
	refuse(payloadHash: Buffer, who: ChatIdentity, now: Date): Promise<boolean>;
	/** Whose it is, once and for the visitor who began it; else how it stands. */
	take(pollHash: Buffer, visitorHash: Buffer, now: Date): Promise<SignInProgress>;
};

export function createSignIns({ db }: Pick<Store, 'db'>): SignIns {
	const isLive = (now: Date) =>
		and(
			gt(messengerSignIn.expiresAt, now),
			isNull(messengerSignIn.usedAt),
			eq(messengerSignIn.refused, false),
		);
	const isOf = (payloadHash: Buffer, messenger: MessengerName) =>
		and(eq(messengerSignIn.payloadHash, payloadHash), eq(messengerSignIn.messenger, messenger));
	const isTheirs = (payloadHash: Buffer, { messenger, personId }: ChatIdentity) =>
		and(isOf(payloadHash, messenger), eq(messengerSignIn.personId, personId));

	async function purge(now: Date): Promise<void> {
		const over = db
			.select({ payloadHash: messengerSignIn.payloadHash })
			.from(messengerSignIn)
			.where(lte(messengerSignIn.expiresAt, now))
			.limit(PURGED_AT_ONCE)
			.for('update', { skipLocked: true });
		await db.delete(messengerSignIn).where(inArray(messengerSignIn.payloadHash, over));
	}

	return {
		async begin(row, now) {
			await purge(now);
			await db.insert(messengerSignIn).values(row);
		},
		async open(payloadHash, { messenger, personId }, now) {
			const isFree = or(isNull(messengerSignIn.personId), eq(messengerSignIn.personId, personId));
			const { code, linkAccountId, accountId } = messengerSignIn;
			const [opened] = await db
				.update(messengerSignIn)
				.set({ personId })
				.where(and(isOf(payloadHash, messenger), isFree, isNull(accountId), isLive(now)))
				.returning({ code, linkAccountId });
			return opened ?? null;
		},
		async standing(payloadHash, who, now) {
			const [row] = await db.select().from(messengerSignIn).where(isTheirs(payloadHash, who));
			const linkAccountId = row?.linkAccountId ?? null;
			if (!row || row.refused) return { status: 'over', linkAccountId };
			if (row.accountId !== null) return { status: 'confirmed', linkAccountId };
			return { status: row.expiresAt > now ? 'open' : 'over', linkAccountId };
		},
		async confirm(payloadHash, who, accountId, now) {
			const confirmed = await db
				.update(messengerSignIn)
				.set({ accountId })
				.where(and(isTheirs(payloadHash, who), isLive(now)))
				.returning({ code: messengerSignIn.code });
			return confirmed.length === 1;
		},
		async refuse(payloadHash, who, now) {
			const refused = await db
				.update(messengerSignIn)
				.set({ refused: true, accountId: null })
				.where(and(isTheirs(payloadHash, who), isLive(now)))
				.returning({ code: messengerSignIn.code });
			return refused.length === 1;
		},
		async take(pollHash, visitorHash, now) {
			const isMine = and(
				eq(messengerSignIn.pollHash, pollHash),
				eq(messengerSignIn.visitorHash, visitorHash),
			);
			return db.transaction(async (tx) => {
				const [row] = await tx.select().from(messengerSignIn).where(isMine).for('update');
				if (!row) return 'unknown';
				const isLink = row.linkAccountId !== null;
				if (row.refused) return isLink ? 'link-refused' : 'refused';
				if (row.usedAt !== null || row.expiresAt <= now) return 'over';
				if (row.accountId === null) return 'waiting';
				await tx.update(messengerSignIn).set({ usedAt: now }).where(isMine);
				return { accountId: row.accountId, messenger: row.messenger, linked: isLink };
			});
		},
	};
}
