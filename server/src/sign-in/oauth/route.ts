import {
	OAUTH_PROVIDERS,
	type OauthProviderId,
	oauthCallbackPath,
	oauthStartPath,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import type { CallObserver } from '../../call-observer.ts';
import type { Deps } from '../../deps.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { registerLinking } from '../linking/route.ts';
import { createProviders } from '../providers/providers.ts';
import { registerOauthCheck } from './check.ts';
import { registerOauthPages } from './pages.ts';
import { createRefusals } from './refusals.ts';
import { createTokenCheck } from './token-check.ts';
import { REFUSAL_WORDS } from './words.ts';

/**
 * Sign-in by Yandex ID, VK ID and Google: the ways to their pages and back, and the calls that take what they
 * brought. The result tells where a browser ends its session with Google, or with what stands in for it; null
 * where that cannot be done.
 */
export function registerOauth(
	app: FastifyInstance,
	deps: Deps & { readonly calls: CallObserver; readonly accounts: Accounts },
): () => Promise<string | null> {
	const providers = createProviders(deps);
	const refusals = createRefusals(deps);
	const checkToken = createTokenCheck(deps, providers, refusals);
	registerOauthCheck(app, deps, checkToken);
	registerLinking(app, deps, checkToken);
	for (const id of OAUTH_PROVIDERS) {
		const provider = providers[id];
		if (provider === null) refusePages(app, id);
		else registerOauthPages(app, deps, id, provider, refusals);
	}
	return async () => providers.google?.endSessionUrl() ?? null;
}

function refusePages(app: FastifyInstance, id: OauthProviderId): void {
	for (const path of [oauthStartPath(id), oauthCallbackPath(id)]) {
		app.get(path, async () => {
			throw new RequestProblem(404, 'not-found', REFUSAL_WORDS[id].off);
		});
	}
}
