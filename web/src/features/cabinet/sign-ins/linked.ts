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

/** A person's sign-ins, and those that can be linked. */
export function linkedWays(user: User, switchedOn: SiteSettings['signIn']): SignInWay[] {
	const isLinked = (provider: SignInProvider) => (user[`${provider}_id`] ?? null) !== null;
	const last = SIGN_IN_PROVIDERS.filter(isLinked).length === 1;
	return SIGN_IN_PROVIDERS.filter((provider) => isLinked(provider) || switchedOn[provider]).map(
		(provider) => ({
			provider,
			linked: isLinked(provider),
			last: last && isLinked(provider),
		}),
	);
}
