import { useEffect, useReducer } from 'react';
import { askLink, askToken, type MessengerUse } from './calls.ts';
import { type MessengerEvent, type MessengerState, messengerReducer } from './machine.ts';
import { pollToken, type SignInDone } from './poll.ts';

/** A link lives ten minutes; one that is nearly over is replaced, so that there is time to use it. */
const FRESH_MS = 9 * 60_000;

/** Runs a sign-in by a messenger, or its link to an account: fetches links and asks what came of them. */
export function useMessenger(
	{ messenger, linkTo }: MessengerUse,
	onDone: (done: SignInDone) => void,
): { state: MessengerState; send: (event: MessengerEvent) => void } {
	const [state, send] = useReducer(messengerReducer, { name: 'loading' });

	const loading = state.name === 'loading';
	useEffect(() => {
		if (!loading) return;
		const withdrawal = new AbortController();
		askLink({ messenger, linkTo }, withdrawal.signal).then(
			(event) => withdrawal.signal.aborted || send(event),
			() => {
				// Only an abort rejects, and who aborted does not wait for an answer.
			},
		);
		return () => withdrawal.abort();
	}, [loading, messenger, linkTo]);

	const token = state.name === 'waiting' ? state.link.token : null;
	const resumed = state.name === 'waiting' && state.resumed;
	useEffect(() => {
		if (token === null) return;
		return pollToken({
			ask: () => askToken(messenger, token),
			atOnce: resumed,
			onDone,
			onOver: (message) => send({ kind: 'link-over', message }),
			onTimeout: () => send({ kind: 'timed-out' }),
		});
	}, [token, resumed, messenger, onDone]);

	const since = state.name === 'ready' || state.name === 'timeout' ? state.link.at : null;
	useEffect(() => {
		if (since === null) return;
		const timer = setTimeout(() => send({ kind: 'link-aged' }), since + FRESH_MS - Date.now());
		return () => clearTimeout(timer);
	}, [since]);

	useEffect(() => {
		const comeBack = () => {
			if (document.visibilityState !== 'visible') return;
			const aged = since !== null && Date.now() > since + FRESH_MS;
			send({ kind: aged ? 'link-aged' : 'returned' });
		};
		document.addEventListener('visibilitychange', comeBack);
		return () => document.removeEventListener('visibilitychange', comeBack);
	}, [since]);

	return { state, send };
}
