import { createHmac } from 'node:crypto';
import { and, eq, gt, gte, inArray, lte } from 'drizzle-orm';
import type { account } from '../../../store/schema/account.ts';
import { heldIdentity } from '../../../store/schema/held-identity.ts';
import type { Store, Tx } from '../../../store/store.ts';
import type { Identity } from '../../accounts.ts';

/** For so long an unlinked identity may be taken back, and cannot be used to sign in. */
export const HELD_FOR_MS = 24 * 60 * 60 * 1000;

export type HeldRow = typeof heldIdentity.$inferSelect;
type Connection = Pick<Store, 'db'> | { readonly db: Tx };

/** By what an identity is known again without standing anywhere. */
export function identityHash(appSecret: string, { provider, id }: Pick<Identity, 'provider' | 'id'>): Buffer {
	return createHmac('sha256', appSecret).update(`identity ${provider} ${id}`).digest();
}

const contextOf = (hash: Buffer) => `held identity ${hash.toString('hex')}`;

type Holding = Pick<HeldRow, 'identityHash' | 'accountId' | 'provider' | 'linkedAt' | 'unlinkedAt'> & {
	/** What of the account's row goes with it. */
	readonly columns: Partial<typeof account.$inferSelect>;
};

/** Holds an identity that its person has unlinked just now. */
export async function holdIdentity(
	tx: Tx,
	cipher: Store['cipher'],
	{ columns, ...row }: Holding,
): Promise<void> {
	const { keyId, bytes } = cipher.encrypt(Buffer.from(JSON.stringify(columns)), contextOf(row.identityHash));
	const held = { ...row, identity: bytes, keyId };
	await tx
		.insert(heldIdentity)
		.values(held)
		.onConflictDoUpdate({ target: heldIdentity.identityHash, set: held });
}

/** What of an account's row went with an identity. */
export function columnsOf(
	cipher: Store['cipher'],
	{ identityHash: hash, identity, keyId }: HeldRow,
): Holding['columns'] {
	return JSON.parse(cipher.decrypt({ keyId, bytes: identity }, contextOf(hash)).toString());
}

/** An identity that is held since a moment after that; null for none. */
export async function findHeldIdentity(
	{ db }: Connection,
	hash: Buffer,
	after: Date,
): Promise<HeldRow | null> {
	const isHeld = and(eq(heldIdentity.identityHash, hash), gt(heldIdentity.unlinkedAt, after));
	const [row] = await db.select().from(heldIdentity).where(isHeld);
	return row ?? null;
}

/** Holds an identity no longer. */
export async function releaseIdentity(tx: Tx, hash: Buffer): Promise<void> {
	await tx.delete(heldIdentity).where(eq(heldIdentity.identityHash, hash));
}

/** Holds neither this identity any longer nor those that were linked to its account after it. */
export async function releaseSince(tx: Tx, { accountId, linkedAt }: HeldRow): Promise<void> {
	const isSince = and(eq(heldIdentity.accountId, accountId), gte(heldIdentity.linkedAt, linkedAt));
	await tx.delete(heldIdentity).where(isSince);
}

/** Deletes what has been held long enough, at most so many rows; resolves to how many. */
export async function purgeHeld({ db }: Pick<Store, 'db'>, now: Date, atMost: number): Promise<number> {
	const old = db
		.select({ hash: heldIdentity.identityHash })
		.from(heldIdentity)
		.where(lte(heldIdentity.unlinkedAt, new Date(now.getTime() - HELD_FOR_MS)))
		.limit(atMost)
		.for('update', { skipLocked: true });
	const { rowCount } = await db.delete(heldIdentity).where(inArray(heldIdentity.identityHash, old));
	return rowCount ?? 0;
}
