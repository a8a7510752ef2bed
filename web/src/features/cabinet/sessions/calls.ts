import { endSessionRoute, endSessionsRoute } from '@avtosverka/contract/routes/accounts';
import { type CallOutcome, call, failureText } from '../../../client.ts';
import { endOwnSession } from '../../../session/session.ts';

/** The end of a sign-out in the server's words; `ok` is false where it was refused or failed. */
export type SignOutResult = { readonly ok: boolean; readonly message: string };

/** Ends one of a person's sign-ins. */
export function endOneSession(id: string, token: string): Promise<SignOutResult> {
	return ended(call(endSessionRoute, { id }, { token }));
}

/** Ends all of them but this one. */
export function endOthers(token: string): Promise<SignOutResult> {
	return ended(call(endSessionsRoute, { keep: 'current' }, { token }));
}

/** Ends all of them: this one last, as «Выйти» does, so that the provider's own session ends with it. */
export async function endEverywhere(token: string): Promise<SignOutResult> {
	const others = await endOthers(token);
	if (others.ok) await endOwnSession();
	return others;
}

async function ended(asked: Promise<CallOutcome<{ message: string }>>): Promise<SignOutResult> {
	const outcome = await asked;
	if (outcome.kind === 'reply') return { ok: true, message: outcome.reply.message };
	return { ok: false, message: failureText(outcome) };
}
