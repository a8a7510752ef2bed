import { checkTelegramTokenRoute, getTelegramAuthLinkRoute } from '@avtosverka/contract/routes/auth';
import { call } from '../../../client.ts';
import type { TelegramEvent } from './machine.ts';

/** A question that is silent for longer counts as one in vain. */
const PATIENCE_MS = 10_000;
/** A link is waited for with a spinner, and then there are words and a button. */
const LINK_PATIENCE_MS = 15_000;
const NO_LINK = 'Вход через Telegram сейчас не открывается.';

/** Fetches a fresh link, 15 s at most, as an event. Rejects with the signal's reason only. */
export async function askLink(signal: AbortSignal): Promise<TelegramEvent> {
	const patience = AbortSignal.timeout(LINK_PATIENCE_MS);
	const outcome = await call(
		getTelegramAuthLinkRoute,
		{},
		{
			signal: AbortSignal.any([signal, patience]),
		},
	).catch((reason: unknown) => {
		if (signal.aborted) throw reason;
		return { kind: 'failed' } as const;
	});
	if (outcome.kind === 'problem') return { kind: 'link-refused', message: outcome.problem.message };
	if (outcome.kind === 'failed') return { kind: 'link-refused', message: NO_LINK };
	const { reply } = outcome;
	if (!reply.success) return { kind: 'link-refused', message: reply.message };
	const { link, token, code } = reply;
	return { kind: 'link-came', link: { link, token, code, at: Date.now() } };
}

/** What came of asking for the access token: it, or why it will never come, or null for not yet. */
export type PollResult = { readonly token: string } | { readonly over: string } | null;

/** Asks whether the person has pressed the button in the chat; a failure is «not yet». */
export async function askToken(token: string): Promise<PollResult> {
	const signal = AbortSignal.timeout(PATIENCE_MS);
	const outcome = await call(checkTelegramTokenRoute, { token }, { signal });
	if (outcome.kind !== 'reply') return null;
	const { success, token: given, message } = outcome.reply;
	if (success) return given === null ? null : { token: given };
	return message === undefined ? null : { over: message };
}
