import type { SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { and, eq, isNull } from 'drizzle-orm';
import { type Deletion, identityInJournal, journalDeletions } from '../../store/deletion-journal.ts';
import { isUniqueViolation } from '../../store/is-unique-violation.ts';
import { account } from '../../store/schema/account.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { Identity, LinkResult, TakeBackResult, TellOfSignIns, UnlinkResult } from '../accounts.ts';
import { deleteSessions, PROVIDER } from '../sessions/store.ts';
import {
	type AccountRow,
	IDENTITY_COLUMNS,
	linkedAt,
	NO_DETAILS,
	providersOf,
	storedIdentity,
} from './columns.ts';
import {
	columnsOf,
	findHeldIdentity,
	HELD_FOR_MS,
	type HeldRow,
	holdIdentity,
	identityHash,
	releaseIdentity,
	releaseSince,
} from './held/store.ts';

/** What a change of somebody's ways in needs. */
export type ChangeDeps = {
	readonly store: Pick<Store, 'transaction' | 'cipher'>;
	readonly appSecret: string;
	readonly now: Date;
	readonly tell: TellOfSignIns;
};

/** A person's row, locked against concurrent changes; null for an unknown or deleted account. */
export async function lockPerson(tx: Tx, accountId: string): Promise<AccountRow | null> {
	const [person] = await tx
		.select()
		.from(account)
		.where(and(eq(account.id, accountId), isNull(account.deletedAt)))
		.for('update');
	return person ?? null;
}

/** Adds an identity to an account; the unique column decides whose it is. */
export async function linkIdentity(
	{ store, appSecret, now, tell }: ChangeDeps,
	accountId: string,
	identity: Identity,
): Promise<LinkResult> {
	const { provider } = identity;
	const { key, details } = storedIdentity(identity);
	const { name, ...own } = details;
	try {
		return await store.transaction(async (tx) => {
			const person = await lockPerson(tx, accountId);
			if (!person) return 'gone';
			const present = person[IDENTITY_COLUMNS[provider]];
			if (present === identity.id) return 'linked';
			if (present !== null) return 'occupied';
			const moments = { ...person.linkedAt, [provider]: now.toISOString() };
			await tx
				.update(account)
				.set({ ...key, ...own, name: person.name ?? name, linkedAt: moments })
				.where(eq(account.id, accountId));
			// Linking decides which account it leads to.
			await releaseIdentity(tx, identityHash(appSecret, identity));
			await tell(tx, person, { change: 'linked', provider, at: now });
			return 'linked';
		});
	} catch (error) {
		if (isUniqueViolation(error)) return 'foreign';
		throw error;
	}
}

/** Whether a person had this way in before every other that they have, as who took their session had not. */
function isOldest(person: AccountRow, provider: SignInProvider): boolean {
	const linked = linkedAt(person, provider);
	return providersOf(person).every((other) => linked <= linkedAt(person, other));
}

/** Takes an identity of a locked account away, with what came with it; may hold it for a day. */
export async function takeAway(
	{ store, appSecret, now }: Pick<ChangeDeps, 'store' | 'appSecret' | 'now'>,
	tx: Tx,
	person: AccountRow,
	{ provider, isHeld }: { readonly provider: SignInProvider; readonly isHeld: boolean },
): Promise<void> {
	const none = NO_DETAILS[provider];
	const { [provider]: _gone, ...moments } = person.linkedAt;
	await tx
		.update(account)
		.set({ ...none, linkedAt: moments })
		.where(eq(account.id, person.id));
	const hash = identityHash(appSecret, { provider, id: person[IDENTITY_COLUMNS[provider]] ?? '' });
	const what = isHeld ? 'held-identity' : 'identity';
	await journalDeletions({ db: tx }, [{ at: now, what, whom: identityInJournal(person.id, hash) }]);
	if (!isHeld) return;
	const columns = Object.keys(none).map((column) => [column, person[column as keyof AccountRow]]);
	await holdIdentity(tx, store.cipher, {
		...{ identityHash: hash, accountId: person.id, provider, columns: Object.fromEntries(columns) },
		...{ linkedAt: linkedAt(person, provider), unlinkedAt: now },
	});
}

/** Takes an identity away, with what came with it and who is signed in by it; never the last one. */
export function unlinkIdentity(
	deps: ChangeDeps,
	accountId: string,
	provider: SignInProvider,
	currentHash: Buffer | null,
): Promise<UnlinkResult> {
	const { store, now, tell } = deps;
	return store.transaction(async (tx) => {
		const person = await lockPerson(tx, accountId);
		if (!person || person[IDENTITY_COLUMNS[provider]] === null) return 'absent';
		if (providersOf(person).length === 1) return 'last';
		// First: the provider of an old session is derived from its account's identities.
		await deleteSessions({ db: tx }, accountId, currentHash, eq(PROVIDER, provider));
		const isHeld = isOldest(person, provider);
		await takeAway(deps, tx, person, { provider, isHeld });
		const change = isHeld ? 'held' : 'unlinked';
		await tell(tx, person, { change, provider, at: now });
		return change;
	});
}

/**
 * Gives an identity back to the account from which it was unlinked less than a day ago, in the place of
 * another one of that provider, and ends every session there; null where nothing is held.
 */
export async function takeIdentityBack(deps: ChangeDeps, identity: Identity): Promise<TakeBackResult> {
	const { store, appSecret, now, tell } = deps;
	const { provider } = identity;
	const hash = identityHash(appSecret, identity);
	const heldAfter = new Date(now.getTime() - HELD_FOR_MS);
	try {
		return await store.transaction(async (tx) => {
			const found = await findHeldIdentity({ db: tx }, hash, heldAfter);
			const person = found && (await lockPerson(tx, found.accountId));
			// Again: the lock may have waited for a change.
			const held = person && (await findHeldIdentity({ db: tx }, hash, heldAfter));
			if (!held) return null;
			await putBack(deps, tx, person, held);
			await deleteSessions({ db: tx }, person.id, null);
			await tell(tx, person, { change: 'taken-back', provider, at: now });
			return { id: person.id };
		});
	} catch (error) {
		// It was linked to another account at this moment.
		if (isUniqueViolation(error)) return null;
		throw error;
	}
}

/** Gives a held identity back to its locked account, in the place of another one of that provider. */
export async function putBack(
	{ store, appSecret, now }: Pick<ChangeDeps, 'store' | 'appSecret' | 'now'>,
	tx: Tx,
	person: AccountRow,
	held: HeldRow,
): Promise<void> {
	const { provider, identityHash: hash, accountId, linkedAt: linked } = held;
	const present = person[IDENTITY_COLUMNS[provider]];
	// In one update: it may be the only way into the account.
	await tx
		.update(account)
		.set({
			...columnsOf(store.cipher, held),
			linkedAt: { ...person.linkedAt, [provider]: linked.toISOString() },
		})
		.where(eq(account.id, accountId));
	await releaseSince(tx, held);
	const line = (what: Deletion['what'], of: Buffer) => ({
		...{ at: now, what },
		whom: identityInJournal(accountId, of),
	});
	const displaced =
		present === null ? [] : [line('identity', identityHash(appSecret, { provider, id: present }))];
	await journalDeletions({ db: tx }, [...displaced, line('identity-taken-back', hash)]);
}
