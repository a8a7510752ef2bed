import { useCallback, useEffect, useState } from 'react';
import { type CallOptions, call } from '../../client.ts';
import { refreshUser } from '../../session/session.ts';

export type OwnList<Line> =
	| { readonly state: 'loading' }
	/** `reload` asks anew and shows what it has meanwhile. */
	| { readonly state: 'ready'; readonly lines: readonly Line[]; readonly reload: () => void }
	/** `message` is the server's own, where it gave one. */
	| { readonly state: 'failed'; readonly message: string | null; readonly again: () => void };

/** Where the access token travels: in the body (specification, section 7), or as a bearer where the call is our own. */
export type TokenPlace = 'body' | 'bearer';

/** A list of the cabinet; a token that is over ends the session. */
export function useOwnList<Line>(path: string, token: string, place: TokenPlace = 'body'): OwnList<Line> {
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
		askList<Line>(path, tokenAt(place, token), withdrawal.signal).then(
			(came) => withdrawal.signal.aborted || setAnswer(came),
			() => {
				// Only an abort rejects, and who aborted does not wait for an answer.
			},
		);
		return () => withdrawal.abort();
	}, [path, token, place, round]);

	if (answer === null) return { state: 'loading' };
	return 'lines' in answer ? { state: 'ready', ...answer, reload } : { state: 'failed', ...answer, again };
}

function tokenAt(place: TokenPlace, token: string): CallOptions {
	return place === 'body' ? { method: 'POST', body: { token } } : { bearer: token };
}

async function askList<Line>(path: string, how: CallOptions, signal: AbortSignal) {
	const outcome = await call<{ data: readonly Line[] }>(path, { ...how, signal });
	if (outcome.kind === 'reply') return { lines: outcome.reply.data };
	if (outcome.kind === 'failed') return { message: null };
	if (outcome.problem.code === 'sign-in') void refreshUser();
	return { message: outcome.problem.message };
}
