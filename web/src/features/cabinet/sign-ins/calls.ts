import { linkSignInRoute, unlinkSignInRoute } from '@avtosverka/contract/routes/accounts';
import type { OauthMessage, SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { call } from '../../../client.ts';
import { callProblem, windowProblem } from '../../../sign-in/oauth/check-oauth.ts';

/** The end of a link or an unlink in the server's words; `ok` is false where it was refused or failed. */
export type LinkingResult = { readonly ok: boolean; readonly message: string };

/** Links what a provider's window brought to the account of the access token. Never throws. */
export async function linkFromWindow(message: OauthMessage, token: string): Promise<LinkingResult> {
	if ('problem' in message) return { ok: false, message: windowProblem(message) };
	const input = { provider: message.provider, sign_in_token: message.token };
	const outcome = await call(linkSignInRoute, input, { token });
	if (outcome.kind === 'reply') return { ok: true, message: outcome.reply.message };
	return { ok: false, message: callProblem(outcome) };
}

/** Takes one of the account's sign-ins away. Never throws. */
export async function removeSignIn(provider: SignInProvider, token: string): Promise<LinkingResult> {
	const outcome = await call(unlinkSignInRoute, { provider }, { token });
	if (outcome.kind === 'reply') return { ok: true, message: outcome.reply.message };
	return { ok: false, message: callProblem(outcome) };
}
