import type { OauthProviderId } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Identity } from '../../accounts/accounts.ts';
import type { SignInRefusal } from './words.ts';

/** What belongs to one sign-in and cannot be guessed. */
export type Trip = { readonly state: string; readonly verifier: string; readonly nonce: string };

/** With what a browser came back; `deviceId` is VK's. */
export type Callback = { readonly code: string; readonly deviceId: string | null };

/** Why there is no sign-in; `error` is the provider's own code, such as `invalid_grant`, and nothing else. */
export type OauthRefusal = { readonly reason: SignInRefusal; readonly error?: string };

/** A token for our page that names a person and carries the sign-in's nonce; or why there is none. */
export type ExchangeResult =
	| { readonly kind: 'token'; readonly token: string }
	| ({ readonly kind: 'refused' } & OauthRefusal);

/** Whom a token names, and the nonce of the sign-in that it was made for; or why it is none. */
export type TokenResult =
	| { readonly ok: true; readonly identity: Identity; readonly nonce: string }
	| { readonly ok: false; readonly reason: SignInRefusal };

/** Looks at a token that our page shows; never rejects. */
export type JudgeToken = (token: string) => Promise<TokenResult>;

/** A provider as the sign-in needs it; nothing here rejects. */
export type OauthProvider = {
	/** As it names itself in a callback (RFC 9207); null for one that does not. */
	readonly issuer: string | null;
	/** The callback's parameters, where a provider wraps them. */
	unwrap?(query: unknown): unknown;
	/** Where the browser goes; null while the provider does not say. */
	authorizationUrl(trip: Trip): Promise<string | null>;
	exchange(callback: Callback, trip: Trip): Promise<ExchangeResult>;
	readonly judge: JudgeToken;
	/** Where a browser ends its session there, on the way to our home page; null where it cannot. */
	endSessionUrl(): Promise<string | null>;
};

/** The providers of an installation; null for one that is off. */
export type OauthProviders = Readonly<Record<OauthProviderId, OauthProvider | null>>;
