import type { TelegramAuthLink, TelegramTokenReply } from '@avtosverka/contract/auth';
import { call } from '../../../client.ts';
import type { TelegramEvent } from './machine.ts';

/** A question that is silent for longer counts as one in vain. */
const PATIENCE_MS = 10_000;
const NO_LINK = 'Вход через Telegram сейчас не открывается.';

/** Fetches a fresh link; tells what came of it as an event. Rejects with the signal's reason only. */
export async function askLink(signal: AbortSignal): Promise<TelegramEvent> {
	const outcome = await call<TelegramAuthLink>('/v1/auth/telegram/getAuthLink', { signal });
	if (outcome.kind === 'problem') return { kind: 'link-refused', message: outcome.problem.message };
	if (outcome.kind === 'failed') return { kind: 'link-refused', message: NO_LINK };
	const { reply } = outcome;
	if (!reply.success) return { kind: 'link-refused', message: reply.message };
	const { link, token, code } = reply;
	return { kind: 'link-came', link: { link, token, code, at: Date.now() } };
}

/** What came of asking for the access token: it, or why it will never come, or null for not yet. */
export type Asked = { readonly token: string } | { readonly over: string } | null;

/** Asks whether the person has pressed the button in the chat; a failure is «not yet». */
export async function askToken(token: string): Promise<Asked> {
	const path = `/v1/auth/telegram/checkToken?token=${encodeURIComponent(token)}`;
	const outcome = await call<TelegramTokenReply>(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
	if (outcome.kind !== 'reply') return null;
	const { success, token: given, message } = outcome.reply;
	if (success) return given === null ? null : { token: given };
	return message === undefined ? null : { over: message };
}
