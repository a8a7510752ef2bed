import type { FastifyReply } from 'fastify';
import type { Identity } from '../../accounts/accounts.ts';
import type { Deps } from '../../deps.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { decryptFlow, type Flow, isSame } from './flow.ts';
import { noFlowCookie, readFlowCookie } from './flow-cookie.ts';
import type { OauthProviders } from './provider.ts';
import type { Refusals } from './refusals.ts';
import { createSpentIdTokens } from './store.ts';
import { REFUSAL_WORDS, type SignInRefusal } from './words.ts';

/** Whom a token names, or why it is refused. */
export type TokenCheckResult = { readonly identity: Identity } | { readonly reason: SignInRefusal };

/** What our page shows, and what it wants by it. */
export type ShownToken = Pick<Flow, 'provider' | 'purpose' | 'account'> & { readonly token: string };

/**
 * Judges a token that our page shows, once, in the browser that began the sign-in; takes the sign-in's cookie
 * away. Throws where one sign-in has failed too often.
 */
export type TokenCheck = (
	shown: ShownToken,
	visitorId: string,
	reply: FastifyReply,
) => Promise<TokenCheckResult>;

/** The check of an installation with these providers. */
export function createTokenCheck(
	{ clock, store, config }: Pick<Deps, 'clock' | 'store' | 'config'>,
	providers: OauthProviders,
	refusals: Refusals,
): TokenCheck {
	const spent = createSpentIdTokens(store);

	async function judge(
		{ provider, purpose, account, token }: ShownToken,
		flow: Flow | null,
	): Promise<TokenCheckResult> {
		const asked = providers[provider];
		if (asked === null) return { reason: 'off' };
		// One whose browser has not come back yet cannot have a token.
		if (flow === null || flow.trip !== null) return { reason: 'notBegun' };
		if (flow.provider !== provider || flow.purpose !== purpose) return { reason: 'notBegun' };
		// Somebody else may have signed in to this browser since.
		if (flow.account !== account) return { reason: 'notBegun' };
		const judged = await asked.judge(token);
		if (!judged.ok) return judged;
		if (!isSame(judged.nonce, flow.nonce)) return { reason: 'notBegun' };
		return (await spent.spend(flow.nonce, clock.now())) ? judged : { reason: 'usedAlready' };
	}

	return async (shown, visitorId, reply) => {
		const { provider } = shown;
		const cookie = readFlowCookie(reply.request.headers, config.siteUrl);
		const flow = decryptFlow(cookie, visitorId, store.cipher, clock.now());
		if (await refusals.areTooMany(flow)) {
			throw new RequestProblem(429, 'too-many', REFUSAL_WORDS[provider].tooMany);
		}
		const verdict = await judge(shown, flow);
		if ('reason' in verdict) await refusals.note(provider, verdict, flow);
		// While the provider is away the same token may be shown again.
		const mayBeShownAgain = 'reason' in verdict && ['away', 'slow', 'broken'].includes(verdict.reason);
		if (!mayBeShownAgain) reply.header('set-cookie', noFlowCookie(config.siteUrl));
		return verdict;
	};
}
