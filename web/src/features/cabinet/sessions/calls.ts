import { call, failureText } from '../../../client.ts';

/** What became of a sign-out, in the server's words; `ok` is false where it was refused or could not be asked for. */
export type Ended = { readonly ok: boolean; readonly message: string };

/** Ends one of a person's sign-ins. */
export function endSession(id: string, token: string): Promise<Ended> {
	return end(`/v1/user/sessions/${encodeURIComponent(id)}`, token);
}

/** Ends all of them, or all but this one. */
export function endSessions(which: string, token: string): Promise<Ended> {
	return end(which === 'others' ? '/v1/user/sessions?keep=current' : '/v1/user/sessions', token);
}

async function end(path: string, token: string): Promise<Ended> {
	const outcome = await call<{ message: string }>(path, { method: 'DELETE', bearer: token });
	if (outcome.kind === 'reply') return { ok: true, message: outcome.reply.message };
	return { ok: false, message: failureText(outcome) };
}
