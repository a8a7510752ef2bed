import { randomUUID } from 'node:crypto';
import type { Role, User } from '@avtosverka/contract/accounts';
import { MESSENGERS, type SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { forgetBotChat } from '../bot/store.ts';
import { forgetAuthor } from '../comments/store.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { destroyAllOf } from '../owner-reports/deleting/store.ts';
import { forgetShares } from '../shares/store.ts';
import { journalDeletions } from '../store/deletion-journal.ts';
import { accessToken } from '../store/schema/access-token.ts';
import { account } from '../store/schema/account.ts';
import { accountRole } from '../store/schema/account-role.ts';
import { heldIdentity } from '../store/schema/held-identity.ts';
import { messengerSignIn } from '../store/schema/messenger-sign-in.ts';
import { moderatorSubscription } from '../store/schema/moderator-subscription.ts';
import { paidLookup } from '../store/schema/paid-lookup.ts';
import { paymentOrder } from '../store/schema/payment-order.ts';
import { signInNotice } from '../store/schema/sign-in-notice.ts';
import type { Store, Tx } from '../store/store.ts';
import { forgetWatches } from '../watches/channels/store.ts';
import type { Identity, WriteDown } from './accounts.ts';
import { NO_IDENTITIES, storedIdentity } from './identities/columns.ts';
import { isAlive, PROVIDER } from './sessions/store.ts';
import type { TokenLimits } from './token-limits.ts';

/** Each new token throws away a few old ones, so that nothing has to run by the clock. */
const PURGED_AT_ONCE = 20;

type StoreWriter = Pick<Store, 'db'>;

/** One statement decides who is new, so that two sign-ins at one moment end in one account. */
export async function upsertAccount(
	{ db }: StoreWriter | { readonly db: Tx },
	identity: Identity,
	now: Date,
): Promise<{ readonly id: string }> {
	const { column, key, details } = storedIdentity(identity);
	const [row] = await db
		.insert(account)
		.values({ id: randomUUID(), createdAt: now, ...key, ...details })
		.onConflictDoUpdate({ target: column, set: details })
		.returning({ id: account.id });
	if (!row) throw new Error('An account was neither made nor found');
	return row;
}

type TokenRow = Omit<typeof accessToken.$inferSelect, 'id'>;

/** Nothing is written for a deleted account; one that is being deleted is waited for. */
export async function insertToken({ db }: StoreWriter, row: TokenRow, limits: TokenLimits): Promise<void> {
	const { hash, accountId, device, provider, createdAt, usedAt } = row;
	await purge(db, limits);
	await db.execute(sql`
		insert into ${accessToken} (hash, account_id, device, provider, created_at, used_at)
		select ${hash}, id, ${device}, ${provider}, ${createdAt.toISOString()}::timestamptz, ${usedAt.toISOString()}::timestamptz
		from ${account} where id = ${accountId} and deleted_at is null
		for share`);
}

async function purge(db: Store['db'], { lastUseBefore, issuedBefore }: TokenLimits): Promise<void> {
	const old = db
		.select({ hash: accessToken.hash })
		.from(accessToken)
		.where(or(lte(accessToken.usedAt, lastUseBefore), lte(accessToken.createdAt, issuedBefore)))
		.limit(PURGED_AT_ONCE)
		.for('update', { skipLocked: true });
	await db.delete(accessToken).where(inArray(accessToken.hash, old));
}

/** What a person may do, as the operator said: migrations/0006_comments.sql. */
const ROLES_OF_ACCOUNT = sql<Role[]>`array(select role from account_role where account_id = ${account.id})`;

/** Whose a token is, and when it was last used; null where it is unknown or expired. */
export async function findSessionOwner(
	{ db }: StoreWriter,
	hash: Buffer,
	limits: TokenLimits,
): Promise<{ readonly user: User; readonly usedAt: Date } | null> {
	const [row] = await db
		.select({
			account,
			usedAt: accessToken.usedAt,
			issuedAt: accessToken.createdAt,
			roles: ROLES_OF_ACCOUNT,
		})
		.from(accessToken)
		.innerJoin(account, eq(account.id, accessToken.accountId))
		.where(and(eq(accessToken.hash, hash), isAlive(limits), isNull(account.deletedAt)));
	if (!row) return null;
	const { usedAt, issuedAt } = row;
	return { user: toUser(row.account, row.roles, issuedAt > limits.recentFrom), usedAt };
}

function toUser(row: typeof account.$inferSelect, roles: readonly Role[], signedInRecently: boolean): User {
	const { id, name, email, username, requests } = row;
	return {
		id,
		name,
		email,
		username,
		google_id: row.googleId,
		telegram_id: row.telegramId,
		yandex_id: row.yandexId,
		vk_id: row.vkId,
		max_id: row.maxId,
		requests,
		created_at: row.createdAt.toISOString(),
		signed_in_recently: signedInRecently,
		roles: [...roles],
	};
}

/** Of several requests of one hour the first one writes. */
export async function markUsed({ db }: StoreWriter, hash: Buffer, hour: Date): Promise<void> {
	await db
		.update(accessToken)
		.set({ usedAt: hour })
		.where(and(eq(accessToken.hash, hash), lt(accessToken.usedAt, hour)));
}

/** By whom the token's person had come; null for a token that is unknown. */
export async function deleteToken({ db }: StoreWriter, hash: Buffer): Promise<SignInProvider | null> {
	const [ended] = await db
		.delete(accessToken)
		.where(eq(accessToken.hash, hash))
		.returning({ provider: PROVIDER });
	return ended?.provider ?? null;
}

/**
 * The number of a person stays, for the ledger, which is closed; everything that says who it was goes, and so
 * do the tokens, their roles, their name under comments and the reports that they ordered.
 */
export function deleteAccountRow(
	store: Store,
	ledger: Pick<Ledger, 'close'>,
	id: string,
	{ now, writeDown }: { readonly now: Date; readonly writeDown?: WriteDown | undefined },
): Promise<void> {
	return store.transaction(async (tx) => {
		const [person] = await tx
			.select({ telegram: account.telegramId, max: account.maxId })
			.from(account)
			.where(and(eq(account.id, id), isNull(account.deletedAt)))
			.for('update');
		if (!person) return;
		await writeDown?.(tx);
		await journalDeletions({ db: tx }, [{ at: now, what: 'account', whom: id }]);
		await ledger.close(tx, id);
		await tx
			.update(account)
			.set({ ...NO_IDENTITIES, linkedAt: {}, name: null, email: null, username: null, deletedAt: now })
			.where(eq(account.id, id));
		await tx.delete(accessToken).where(eq(accessToken.accountId, id));
		await tx.delete(heldIdentity).where(eq(heldIdentity.accountId, id));
		await tx.delete(signInNotice).where(eq(signInNotice.accountId, id));
		await tx.delete(accountRole).where(eq(accountRole.accountId, id));
		await tx.delete(moderatorSubscription).where(eq(moderatorSubscription.accountId, id));
		await forgetAuthor(tx, id, now);
		await destroyAllOf(tx, id, now);
		await forgetShares({ db: tx }, id, now);
		await forgetWatches(tx, id);
		// The rows stay for the ledger, without the cars that somebody was interested in.
		await tx
			.update(paidLookup)
			.set({ plate: sql`''`, knownVin: null, vin: null })
			.where(eq(paidLookup.accountId, id));
		await tx
			.update(paymentOrder)
			.set({ email: null, emailKeyId: null })
			.where(and(eq(paymentOrder.accountId, id), isNotNull(paymentOrder.email)));
		const isTheirs = or(eq(messengerSignIn.accountId, id), eq(messengerSignIn.linkAccountId, id));
		await tx.delete(messengerSignIn).where(isTheirs);
		for (const messenger of MESSENGERS) {
			const personId = person[messenger];
			if (personId === null) continue;
			const isOpened = eq(messengerSignIn.personId, personId);
			await tx.delete(messengerSignIn).where(and(eq(messengerSignIn.messenger, messenger), isOpened));
			await forgetBotChat(tx, messenger, personId);
		}
	});
}
