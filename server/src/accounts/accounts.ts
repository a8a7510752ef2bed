import type { User } from '@avtosverka/contract/accounts';
import type { MessengerName, SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { account } from '../store/schema/account.ts';
import type { Tx } from '../store/store.ts';

/** Whom a provider vouches for. Everything but the id may change from one sign-in to the next. */
export type Identity =
	| {
			readonly provider: 'google';
			/** Google's `sub`. */
			readonly id: string;
			readonly name: string | null;
			readonly email: string | null;
	  }
	| {
			readonly provider: 'yandex' | 'vk';
			/** Yandex's `id`, VK's `user_id`. */
			readonly id: string;
			readonly name: string | null;
	  }
	| {
			readonly provider: MessengerName;
			/** The messenger's numeric id; Telegram's has up to 52 bits. */
			readonly id: number;
			readonly name: string | null;
			/** Without its `@`; of Telegram's alone is kept. */
			readonly username: string | null;
	  };

/**
 * `foreign`: the identity is another account's, and stays so; `occupied`: the account has another identity of
 * that provider; `gone`: there is no such account.
 */
export type LinkResult = 'linked' | 'foreign' | 'occupied' | 'gone';

/**
 * `held`: it was the oldest, and may be taken back within a day; `last`: it is the account's only way to sign
 * in; `absent`: the account has none of that provider.
 */
export type UnlinkResult = 'unlinked' | 'held' | 'last' | 'absent';

/** The account to which an identity is given back; null where it is not held. */
export type TakeBackResult = { readonly id: string } | null;

/** A change of an account's ways in. */
export type SignInChange = {
	/** `held`: unlinked, and may be taken back within a day. */
	readonly change: 'linked' | 'unlinked' | 'held' | 'taken-back';
	readonly provider: SignInProvider;
	readonly at: Date;
};

/** Adds notices of a change, in its transaction, to every address that the person had before it. */
export type TellOfSignIns = (
	tx: Tx,
	before: typeof account.$inferSelect,
	change: SignInChange,
) => Promise<void>;

/** A sign-in by an identity that was unlinked less than a day ago: its person may take it back. */
export class HeldIdentityError extends Error {
	/** When it was unlinked. */
	readonly unlinkedAt: Date;

	constructor(unlinkedAt: Date) {
		super('This identity was unlinked less than a day ago');
		this.unlinkedAt = unlinkedAt;
	}
}

/** What is written in the transaction of a deletion, before it; rejecting keeps the account. */
export type WriteDown = (tx: Tx) => Promise<void>;

/** Accounts and their access tokens, the same for all processes. Rejects when the store fails. */
export type Accounts = {
	/**
	 * The account of an identity, made at its first sign-in, its name and address brought up to date. Rejects
	 * with a HeldIdentityError where it was unlinked less than a day ago.
	 */
	enter(identity: Identity): Promise<{ readonly id: string }>;
	/**
	 * A new access token: 256 bits, 43 characters of base64url; good for ninety days from its last use, and no
	 * longer than the operator lets a sign-in last. The person will know it by `device` and `provider`.
	 */
	issueToken(accountId: string, device?: string | null, provider?: SignInProvider | null): Promise<string>;
	/** Gives a person one more sign-in; nothing changes but with `linked`. */
	link(accountId: string, identity: Identity): Promise<LinkResult>;
	/**
	 * Takes one of a person's sign-ins away, what came with it, and the tokens that were issued for it but the
	 * one that is kept, unless it is their last.
	 */
	unlink(accountId: string, provider: SignInProvider, currentToken?: string | null): Promise<UnlinkResult>;
	/** Gives an identity back that was unlinked less than a day ago, and ends every session of the account. */
	takeBack(identity: Identity): Promise<TakeBackResult>;
	/** Who holds a token; null for one that is unknown, old, revoked, or whose person is deleted. */
	userOf(token: string): Promise<User | null>;
	/** Ends a token; gives the provider of that sign-in, null for a token that is unknown. */
	revoke(token: string): Promise<SignInProvider | null>;
	/** Deletes a person: identity, tokens, authorship, ordered reports, remaining requests. Idempotent. */
	remove(accountId: string, writeDown?: WriteDown): Promise<void>;
};
