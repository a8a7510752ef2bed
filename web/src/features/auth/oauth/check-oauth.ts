import { checkGoogleTokenRoute } from '@avtosverka/contract/routes/auth';
import type { GoogleMessage } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { call } from '../../../client.ts';

/** What came of a sign-in: the access token, or words for the person. */
export type GoogleResult = { readonly token: string } | { readonly problem: string };

/** The specification's words, section 8; the details follow. */
const FAILED = 'Произошла ошибка при авторизации через Google.';
const SILENT = 'Нет ответа от сервера.';
const OTHERWISE = 'Произошла ошибка.';

/** Turns what Google's window brought into a sign-in; the server looks at the ID token. Never throws. */
export async function checkGoogle(message: GoogleMessage): Promise<GoogleResult> {
	if ('problem' in message) return { problem: `${FAILED} ${message.problem}`.trim() };
	const outcome = await call(checkGoogleTokenRoute, { token: message.idToken });
	if (outcome.kind === 'problem') return { problem: outcome.problem.message };
	if (outcome.kind === 'failed') {
		return { problem: outcome.problem?.message ?? (outcome.silent ? SILENT : OTHERWISE) };
	}
	const { success, access_token, message: words } = outcome.reply;
	if (success && access_token) return { token: access_token };
	return { problem: words || OTHERWISE };
}
