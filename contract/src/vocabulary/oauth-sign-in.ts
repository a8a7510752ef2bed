/**
 * Providers of a sign-in by OAuth, in the order of their buttons: Russian law (149-ФЗ) wants services of
 * Russian owners first.
 */
export const OAUTH_PROVIDERS = ['yandex', 'vk', 'google'] as const;
export type OauthProviderId = (typeof OAUTH_PROVIDERS)[number];

/** Messengers in which our bot talks; a person signs in by a link into its chat and a button there. */
export const MESSENGERS = ['max', 'telegram'] as const;
export type MessengerName = (typeof MESSENGERS)[number];

/** Everybody who can vouch for a person. */
export const SIGN_IN_PROVIDERS = [...OAUTH_PROVIDERS, ...MESSENGERS] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** What people call them. */
export const PROVIDER_NAMES: Readonly<Record<SignInProvider, string>> = {
	yandex: 'Яндекс ID',
	vk: 'VK ID',
	google: 'Google',
	max: 'MAX',
	telegram: 'Telegram',
};

/** What a trip to a provider is for: signing in, one more way in for an account, or an unlinked one back. */
export const OAUTH_PURPOSES = ['sign-in', 'link', 'take-back'] as const;
export type OauthPurpose = (typeof OAUTH_PURPOSES)[number];

/** Where a sign-in begins: a page opens it in a popup, or goes there itself with `mode=page`. */
export function oauthStartPath(provider: OauthProviderId): string {
	return `/auth/${provider}/start`;
}

/** Where the provider sends the browser back; it is registered with the provider. */
export function oauthCallbackPath(provider: OauthProviderId): string {
	return `/auth/${provider}/callback`;
}

/** BroadcastChannel on which the popup's last page tells the page what came of it. */
export const OAUTH_CHANNEL = 'oauth-sign-in';
/** Key in session storage under which the same message waits for /auth after a full-page round trip. */
export const OAUTH_MESSAGE_KEY = 'oauth-sign-in';
/**
 * What travels there, as JSON; `problem` is for a person. `id` is the one that the page gave to `start`;
 * `token` is for the provider's checkToken: Google's ID token, or an opaque one of our own.
 */
export type OauthMessage =
	| { readonly id: string; readonly provider: OauthProviderId; readonly token: string }
	| { readonly id: string; readonly provider: OauthProviderId; readonly problem: string };
