import { oauthCallbackPath } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { GoogleSettings } from '../../../config/google.ts';
import type { Deps } from '../../../deps.ts';
import { codeChallengeOf } from '../../oauth/flow.ts';
import type { OauthProvider } from '../../oauth/provider.ts';
import type { AskProvider } from '../../oauth/provider-transport.ts';
import { createDiscovery } from './discovery.ts';
import { exchangeCode } from './exchange.ts';
import { createJudge } from './id-token.ts';

/** The provider of the settings. First asked when somebody signs in, so the site starts without it. */
export function createGoogle(
	settings: GoogleSettings,
	deps: Pick<Deps, 'config' | 'clock'>,
	ask: AskProvider,
): OauthProvider {
	const { issuer, clientId } = settings;
	const redirectUri = deps.config.siteUrl + oauthCallbackPath('google');
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

		async exchange({ code }, { verifier }) {
			const parts = await discover();
			if (parts === null) return { kind: 'refused', reason: 'away' };
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
