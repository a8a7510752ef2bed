import { useEffect, useReducer } from 'react';
import { signIn } from '../../../session/session.ts';
import { askLink, askToken } from './calls.ts';
import { type TelegramEvent, type TelegramState, telegramReducer } from './machine.ts';
import { pollToken } from './poll.ts';

/** A link lives ten minutes; one that is nearly over is replaced, so that there is time to use it. */
const FRESH_MS = 9 * 60_000;

/** Runs a sign-in through Telegram: fetches links, asks for the token, and signs in with it. */
export function useTelegram(): { state: TelegramState; send: (event: TelegramEvent) => void } {
	const [state, send] = useReducer(telegramReducer, { name: 'loading' });

	const loading = state.name === 'loading';
	useEffect(() => {
		if (!loading) return;
		const withdrawal = new AbortController();
		askLink(withdrawal.signal).then(
			(event) => withdrawal.signal.aborted || send(event),
			() => {
				// Only an abort rejects, and who aborted does not wait for an answer.
			},
		);
		return () => withdrawal.abort();
	}, [loading]);

	const token = state.name === 'waiting' ? state.link.token : null;
	const resumed = state.name === 'waiting' && state.resumed;
	useEffect(() => {
		if (token === null) return;
		return pollToken({
			ask: () => askToken(token),
			atOnce: resumed,
			onToken: signIn,
			onOver: (message) => send({ kind: 'link-over', message }),
			onTimeout: () => send({ kind: 'timed-out' }),
		});
	}, [token, resumed]);

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
