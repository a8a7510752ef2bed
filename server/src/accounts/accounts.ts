import type { User } from '@avtosverka/contract/accounts';

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
			readonly provider: 'telegram';
			/** Telegram's numeric id, up to 52 bits. */
			readonly id: number;
			readonly name: string | null;
			/** Without its `@`. */
			readonly username: string | null;
	  };

/** Accounts and their access tokens, the same for all processes. Rejects only when the store fails. */
export type Accounts = {
	/** The account of an identity, made at its first sign-in, its name and address brought up to date. */
	enter(identity: Identity): Promise<{ readonly id: string }>;
	/**
	 * A new access token: 256 bits, 43 characters of base64url; good for ninety days from its last use, and no
	 * longer than the operator lets a sign-in last. `device` is what the person will know it by.
	 */
	issueToken(accountId: string, device?: string | null): Promise<string>;
	/** Who holds a token; null for one that is unknown, old, revoked, or whose person is deleted. */
	userOf(token: string): Promise<User | null>;
	/** Ends a token; nothing happens for one that is unknown. */
	revoke(token: string): Promise<void>;
	/** Deletes a person: identity, tokens, authorship, ordered reports, remaining requests. Idempotent. */
	remove(accountId: string): Promise<void>;
};
