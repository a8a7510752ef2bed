import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { refreshUser } from '../../session/session.ts';

export type OwnList<Line> =
	| { readonly state: 'loading' }
	/** `reload` asks anew and shows what it has meanwhile. */
	| { readonly state: 'ready'; readonly lines: readonly Line[]; readonly reload: () => void }
	/** `message` is the server's own, where it gave one. */
	| { readonly state: 'failed'; readonly message: string | null; readonly again: () => void };

/** A list of the cabinet, asked for with the access token in the body; a token that is over ends the session. */
export function useOwnList<Line>(path: string, token: string): OwnList<Line> {
	const [answer, setAnswer] = useState<{ lines: readonly Line[] } | { message: string | null } | null>(null);
	const [round, setRound] = useState(0);
	const reload = useCallback(() => setRound((before) => before + 1), []);
	const again = useCallback(() => {
		setAnswer(null);
		reload();
	}, [reload]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another round is another question
	useEffect(() => {
		const withdrawal = new AbortController();
		askList<Line>(path, token, withdrawal.signal).then(
			(came) => withdrawal.signal.aborted || setAnswer(came),
			() => {
				// Only an abort rejects, and who aborted does not wait for an answer.
			},
		);
		return () => withdrawal.abort();
	}, [path, token, round]);

	if (answer === null) return { state: 'loading' };
	return 'lines' in answer ? { state: 'ready', ...answer, reload } : { state: 'failed', ...answer, again };
}

async function askList<Line>(path: string, token: string, signal: AbortSignal) {
	const outcome = await call<{ data: readonly Line[] }>(path, { method: 'POST', body: { token }, signal });
	if (outcome.kind === 'reply') return { lines: outcome.reply.data };
	if (outcome.kind === 'failed') return { message: null };
	if (outcome.problem.code === 'sign-in') void refreshUser();
	return { message: outcome.problem.message };
}
