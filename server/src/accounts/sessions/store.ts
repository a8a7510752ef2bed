import type { AccountSession } from '@avtosverka/contract/sessions';
import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { accessToken } from '../../store/schema/access-token.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { TokenLimits } from '../token-limits.ts';

/** The condition that a token is not over. */
export function isAlive({ lastUseBefore, issuedBefore }: TokenLimits): SQL | undefined {
	return and(gt(accessToken.usedAt, lastUseBefore), gt(accessToken.createdAt, issuedBefore));
}

type Connection = Pick<Store, 'db'>;

/** Sessions older than migrations/0037_identities.sql have the provider of their account, which had one. */
export const PROVIDER = sql<AccountSession['provider']>`coalesce(${accessToken.provider}, (
	select case when google_id is not null then 'google' else 'telegram' end
	from account where account.id = ${accessToken.accountId}
))`;

/** An hour begins before the sign-in in it, and another process may have another clock. */
const LAST_USE = sql<Date>`greatest(${accessToken.usedAt}, ${accessToken.createdAt})`.mapWith(
	accessToken.usedAt,
);

/** A person's live tokens, the one with that hash first, then by their last use, never before the sign-in. */
export async function findSessions(
	{ db }: Connection,
	accountId: string,
	currentHash: Buffer,
	limits: TokenLimits,
) {
	const { id, device, createdAt, hash } = accessToken;
	const current = sql<boolean>`${hash} = ${currentHash}`;
	return db
		.select({ id, provider: PROVIDER, device, createdAt, usedAt: LAST_USE, current })
		.from(accessToken)
		.where(and(eq(accessToken.accountId, accountId), isAlive(limits)))
		.orderBy(desc(current), desc(LAST_USE), desc(createdAt));
}

/** False where the person has no such session. */
export async function deleteSession(
	{ db }: Connection | { readonly db: Tx },
	accountId: string,
	id: string,
): Promise<boolean> {
	const deleted = await db
		.delete(accessToken)
		.where(and(eq(accessToken.accountId, accountId), eq(accessToken.id, id)))
		.returning({ id: accessToken.id });
	return deleted.length > 0;
}

/** All of a person's, or those of which something holds, except the one with that hash where there is one. */
export async function deleteSessions(
	{ db }: Connection | { readonly db: Tx },
	accountId: string,
	currentHash: Buffer | null,
	which?: SQL,
): Promise<void> {
	const isGoing = currentHash === null ? undefined : ne(accessToken.hash, currentHash);
	await db.delete(accessToken).where(and(eq(accessToken.accountId, accountId), isGoing, which));
}
