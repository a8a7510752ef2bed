import { endSessionRoute, endSessionsRoute } from '@avtosverka/contract/routes/accounts';
import { type CallOutcome, call, failureText } from '../../../client.ts';

/** The end of a sign-out in the server's words; `ok` is false where it was refused or failed. */
export type SignOutResult = { readonly ok: boolean; readonly message: string };

/** Ends one of a person's sign-ins. */
export function endOneSession(id: string, token: string): Promise<SignOutResult> {
	return ended(call(endSessionRoute, { id }, { token }));
}

/** Ends all of them, or all but this one. */
export function endManySessions(which: string, token: string): Promise<SignOutResult> {
	const input = which === 'others' ? ({ keep: 'current' } as const) : {};
	return ended(call(endSessionsRoute, input, { token }));
}

async function ended(asked: Promise<CallOutcome<{ message: string }>>): Promise<SignOutResult> {
	const outcome = await asked;
	if (outcome.kind === 'reply') return { ok: true, message: outcome.reply.message };
	return { ok: false, message: failureText(outcome) };
}
