import { checkOauthToken } from '@avtosverka/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { deviceName } from '../../accounts/device-name.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import type { TokenCheck } from './token-check.ts';
import { REFUSAL_WORDS } from './words.ts';

/** `POST /v1/auth/{provider}/checkToken`: what a window brought for an access token, in its browser. */
export function registerOauthCheck(
	app: FastifyInstance,
	deps: Deps & { readonly accounts: Accounts },
	checkToken: TokenCheck,
): void {
	const { accounts } = deps;
	serve(app, deps, checkOauthToken, async ({ params: { provider }, body, visitor }, reply) => {
		const verdict = await checkToken(
			{ provider, purpose: 'sign-in', account: null, token: body.token },
			visitor.id,
			reply,
		);
		if ('reason' in verdict) {
			return { success: false, access_token: null, message: REFUSAL_WORDS[provider][verdict.reason] };
		}
		const { id } = await accounts.enter(verdict.identity);
		const device = deviceName(reply.request.headers['user-agent']);
		const token = await accounts.issueToken(id, device, provider);
		return { success: true, access_token: token, message: '' };
	});
}
