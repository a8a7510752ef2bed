import { checkOauthToken } from '@avtosverka/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { deviceName } from '../../accounts/device-name.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { enter } from '../entering.ts';
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
		const { token: shown, purpose } = body;
		const verdict = await checkToken({ provider, purpose, account: null, token: shown }, visitor.id, reply);
		if ('reason' in verdict) return refuse(REFUSAL_WORDS[provider][verdict.reason]);
		const entered = await enter(accounts, verdict.identity, purpose);
		if ('refusal' in entered) {
			return { ...refuse(entered.refusal), ...(entered.isHeld && { held: true as const }) };
		}
		const { id } = entered;
		const device = deviceName(reply.request.headers['user-agent']);
		const token = await accounts.issueToken(id, device, provider);
		return { success: true, access_token: token, message: '' };
	});
}

const refuse = (message: string) => ({ success: false, access_token: null, message });
