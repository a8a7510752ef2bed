import { checkGoogleToken, type GoogleTokenReply } from '@avtosverka/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Accounts, Identity } from '../../accounts/accounts.ts';
import { deviceName } from '../../accounts/device-name.ts';
import type { Deps } from '../../deps.ts';
import { RequestProblem } from '../../http/replies/request-problem.ts';
import { serve } from '../../http/serve.ts';
import { decryptFlow, type Flow, isSame } from './flow.ts';
import { noFlowCookie, readFlowCookie } from './flow-cookie.ts';
import type { Google } from '../providers/google/google.ts';
import type { Refusals } from './refusals.ts';
import { createSpentIdTokens } from './store.ts';
import { GOOGLE_WORDS, type SignInRefusal } from './words.ts';

function no(reason: SignInRefusal): GoogleTokenReply {
	return { success: false, access_token: null, message: GOOGLE_WORDS[reason] };
}

type Verdict = { readonly identity: Identity } | { readonly reason: SignInRefusal };

/** `POST /v1/auth/google/checkToken`: an ID token for an access token, once, in the same browser. */
export function registerGoogleCheck(
	app: FastifyInstance,
	deps: Deps & { readonly accounts: Accounts },
	google: Google | null,
	refusals: Refusals,
): void {
	const { accounts, clock, store, config } = deps;
	const spent = createSpentIdTokens(store);

	async function judge(idToken: string, flow: Flow | null): Promise<Verdict> {
		if (google === null) return { reason: 'off' };
		// One whose browser has not come back yet cannot have a token.
		if (flow === null || flow.trip !== null) return { reason: 'notBegun' };
		const judged = await google.judge(idToken);
		if (!judged.ok) return judged;
		if (!isSame(judged.nonce, flow.nonce)) return { reason: 'notBegun' };
		return (await spent.spend(flow.nonce, clock.now())) ? judged : { reason: 'usedAlready' };
	}

	serve(app, deps, checkGoogleToken, async ({ body, visitor }, reply) => {
		const cookie = readFlowCookie(reply.request.headers, config.siteUrl);
		const flow = decryptFlow(cookie, visitor.id, store.cipher, clock.now());
		if (await refusals.areTooMany(flow)) {
			throw new RequestProblem(429, 'too-many', GOOGLE_WORDS.tooMany);
		}
		const verdict = await judge(body.token, flow);
		if ('reason' in verdict) {
			await refusals.note(verdict.reason, flow);
			// While the provider is away the same token may be shown again.
			if (verdict.reason !== 'away') reply.header('set-cookie', noFlowCookie(config.siteUrl));
			return no(verdict.reason);
		}
		reply.header('set-cookie', noFlowCookie(config.siteUrl));
		const { id } = await accounts.enter(verdict.identity);
		const token = await accounts.issueToken(id, deviceName(reply.request.headers['user-agent']));
		return { success: true, access_token: token, message: '' };
	});
}
