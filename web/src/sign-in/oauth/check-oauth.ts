import { checkOauthTokenRoute } from '@avtosverka/contract/routes/auth';
import {
	type OauthMessage,
	type OauthProviderId,
	PROVIDER_NAMES,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { type CallOutcome, call } from '../../client.ts';
import type { BroughtBack } from './oauth-message.ts';

/**
 * What came of a sign-in: the access token, or words for the person; `held`: whether it is a way in to be
 * taken back, where the server has said so.
 */
export type OauthResult = { readonly token: string } | { readonly problem: string; readonly held?: boolean };

/** The details follow. Google's words are the specification's, section 8. */
const failedWords = (provider: OauthProviderId) =>
	provider === 'google'
		? 'Произошла ошибка при авторизации через Google.'
		: `Не получилось войти через ${PROVIDER_NAMES[provider]}.`;
const SILENT = 'Нет ответа от сервера.';
const OTHERWISE = 'Произошла ошибка.';

/** The words for what a provider's window said went wrong. */
export function windowProblem({ provider, problem }: Extract<OauthMessage, { problem: string }>): string {
	return `${failedWords(provider)} ${problem}`.trim();
}

/** The words for a call that brought no reply. */
export function callProblem(outcome: Exclude<CallOutcome<unknown>, { kind: 'reply' }>): string {
	if (outcome.kind === 'problem') return outcome.problem.message;
	return outcome.problem?.message ?? (outcome.silent ? SILENT : OTHERWISE);
}

/** Turns what a provider's window brought into a sign-in; the server looks at the token. Never throws. */
export async function checkOauth({ message, purpose }: BroughtBack): Promise<OauthResult> {
	if ('problem' in message) return { problem: windowProblem(message) };
	const { provider, token } = message;
	const outcome = await call(checkOauthTokenRoute, {
		...{ provider, token },
		...(purpose === 'take-back' && { purpose }),
	});
	if (outcome.kind !== 'reply') return { problem: callProblem(outcome) };
	const { success, access_token, message: words, held } = outcome.reply;
	if (success && access_token) return { token: access_token };
	return { problem: words || OTHERWISE, held: held === true };
}
