import type { CallReply } from '@avtosverka/contract/api';
import type { getSessionsRoute } from '@avtosverka/contract/routes/accounts';
import type {
	getBoughtVinsRoute,
	getOwnCommentsRoute,
	getPaymentsRoute,
	getReportsRoute,
} from '@avtosverka/contract/routes/cabinet';
import type { getSharesRoute } from '@avtosverka/contract/routes/shares';
import type { getWatchesRoute } from '@avtosverka/contract/routes/watches';
import { useCallback, useEffect, useState } from 'react';
import { type CallOutcome, call } from '../client.ts';
import { refreshUser } from './session.ts';

export type OwnList<Line> =
	| { readonly state: 'loading' }
	/** `reload` asks again and shows the present lines meanwhile. */
	| { readonly state: 'ready'; readonly lines: readonly Line[]; readonly reload: () => void }
	/** `message` is the server's own, where it gave one. */
	| { readonly state: 'failed'; readonly message: string | null; readonly again: () => void };

type OwnListRoute =
	| typeof getBoughtVinsRoute
	| typeof getOwnCommentsRoute
	| typeof getPaymentsRoute
	| typeof getReportsRoute
	| typeof getSessionsRoute
	| typeof getSharesRoute
	| typeof getWatchesRoute;
type LineOf<Called extends OwnListRoute> = CallReply<Called> extends { data: (infer Line)[] } ? Line : never;

/** A list of the cabinet; a token that is over ends the session. */
export function useOwnList<Called extends OwnListRoute>(
	route: Called,
	token: string,
): OwnList<LineOf<Called>> {
	type Line = LineOf<Called>;
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
		askList(route, token, withdrawal.signal).then(
			(answer) => withdrawal.signal.aborted || setAnswer(answer),
			() => {
				// Only an abort rejects, and who aborted does not wait for an answer.
			},
		);
		return () => withdrawal.abort();
	}, [route, token, round]);

	if (answer === null) return { state: 'loading' };
	return 'lines' in answer ? { state: 'ready', ...answer, reload } : { state: 'failed', ...answer, again };
}

async function askList<Called extends OwnListRoute>(route: Called, token: string, signal: AbortSignal) {
	const outcome: CallOutcome<{ data: readonly unknown[] }> = await call<OwnListRoute>(
		route,
		{},
		{ token, signal },
	);
	if (outcome.kind === 'reply') return { lines: outcome.reply.data as readonly LineOf<Called>[] };
	if (outcome.kind === 'failed') return { message: null };
	if (outcome.problem.code === 'sign-in') void refreshUser();
	return { message: outcome.problem.message };
}
