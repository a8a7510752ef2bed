import type { User } from '@avtosverka/contract/accounts';
import type { SiteSettings } from '@avtosverka/contract/site';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';

/** One way to sign in, as the cabinet lists it. */
export type SignInWay = {
	readonly provider: SignInProvider;
	readonly linked: boolean;
	/** True for the only one: without it the person could not sign in. */
	readonly last: boolean;
};

/**
 * A person's sign-ins, and those that can be linked: Telegram signs in from its chat, so the cabinet has no
 * window for it.
 */
export function signInWays(user: User, switchedOn: SiteSettings['signIn']): SignInWay[] {
	const ids = { yandex: user.yandex_id, vk: user.vk_id, google: user.google_id, telegram: user.telegram_id };
	const isLinked = (provider: SignInProvider) => ids[provider] !== null;
	const last = SIGN_IN_PROVIDERS.filter(isLinked).length === 1;
	return SIGN_IN_PROVIDERS.filter(
		(provider) => isLinked(provider) || (provider !== 'telegram' && switchedOn[provider]),
	).map((provider) => ({ provider, linked: isLinked(provider), last: last && isLinked(provider) }));
}
