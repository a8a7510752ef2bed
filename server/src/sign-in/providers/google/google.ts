import { GOOGLE_CALLBACK_PATH } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { GoogleSettings } from '../../../config/google.ts';
import type { Deps } from '../../../deps.ts';
import type { Metrics } from '../../../metrics/metrics.ts';
import { createDiscovery } from './discovery.ts';
import { type ExchangeResult, exchangeCode } from './exchange.ts';
import { codeChallengeOf } from '../../oauth/flow.ts';
import { createJudge, type JudgeIdToken } from './id-token.ts';
import { type AskProvider, createAskProvider } from '../../oauth/provider-transport.ts';

/** What the provider is told of a new sign-in, besides who we are; each is a text that nobody can guess. */
export type TripBegun = { readonly state: string; readonly verifier: string; readonly nonce: string };

/** The provider as the sign-in needs it; nothing here rejects. */
export type Google = {
	authorizationUrl(trip: TripBegun): Promise<string | null>;
	/** What a code is worth that somebody came back with. */
	exchange(code: string, verifier: string): Promise<ExchangeResult>;
	readonly judge: JudgeIdToken;
	/** Where a browser ends its provider's session on the way to our home page; null where it cannot. */
	endSessionUrl(): Promise<string | null>;
	readonly issuer: string;
};

/** The provider of the settings. First asked when somebody signs in, so the site starts without it. */
export function createGoogle(
	settings: GoogleSettings,
	deps: Pick<Deps, 'config' | 'clock'> & { readonly metrics: Metrics },
	ask: AskProvider = createAskProvider(deps),
): Google {
	const { issuer, clientId } = settings;
	const redirectUri = deps.config.siteUrl + GOOGLE_CALLBACK_PATH;
	const discover = createDiscovery(issuer, ask, deps.clock);

	return {
		issuer,

		async authorizationUrl({ state, verifier, nonce }) {
			const parts = await discover();
			if (parts === null) return null;
			const url = new URL(parts.authorizationUrl);
			const query = {
				client_id: clientId,
				redirect_uri: redirectUri,
				response_type: 'code',
				scope: 'openid email profile',
				prompt: 'select_account',
				state,
				nonce,
				code_challenge: codeChallengeOf(verifier),
				code_challenge_method: 'S256',
			};
			for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
			return url.href;
		},

		async exchange(code, verifier) {
			const parts = await discover();
			if (parts === null) return { kind: 'away' };
			return exchangeCode(settings, ask, { tokenUrl: parts.tokenUrl, code, verifier, redirectUri });
		},

		async endSessionUrl() {
			const end = (await discover())?.endSessionUrl ?? null;
			if (end === null) return null;
			const url = new URL(end);
			// No `id_token_hint`: we keep no ID tokens, which name a person. The client is enough for the way back.
			url.searchParams.set('client_id', clientId);
			url.searchParams.set('post_logout_redirect_uri', `${deps.config.siteUrl}/`);
			return url.href;
		},

		judge: createJudge(settings, { ask, discover, clock: deps.clock }),
	};
}
