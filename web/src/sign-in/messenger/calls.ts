import { checkChatTokenRoute, getChatLinkRoute } from '@avtosverka/contract/routes/auth';
import { type MessengerName, PROVIDER_NAMES } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { call } from '../../client.ts';
import type { MessengerEvent } from './machine.ts';

/** A question that is silent for longer counts as one in vain. */
const PATIENCE_MS = 10_000;
/** A link is waited for with a spinner, and then there are words and a button. */
const LINK_PATIENCE_MS = 15_000;
const noLink = (messenger: MessengerName) => `Вход через ${PROVIDER_NAMES[messenger]} сейчас не работает.`;

/** By which messenger; `linkTo` is the access token of the account to which it is to be linked. */
export type MessengerUse = { readonly messenger: MessengerName; readonly linkTo?: string | undefined };

/** Fetches a fresh link, 15 s at most, as an event. Rejects with the signal's reason only. */
export async function askLink(
	{ messenger, linkTo }: MessengerUse,
	signal: AbortSignal,
): Promise<MessengerEvent> {
	const patience = AbortSignal.timeout(LINK_PATIENCE_MS);
	const outcome = await call(
		getChatLinkRoute,
		{ messenger, purpose: linkTo === undefined ? undefined : 'link' },
		{ signal: AbortSignal.any([signal, patience]), token: linkTo },
	).catch((reason: unknown) => {
		if (signal.aborted) throw reason;
		return { kind: 'failed' } as const;
	});
	if (outcome.kind === 'problem') return { kind: 'link-refused', message: outcome.problem.message };
	if (outcome.kind === 'failed') return { kind: 'link-refused', message: noLink(messenger) };
	const { reply } = outcome;
	if (!reply.success) return { kind: 'link-refused', message: reply.message };
	const { link, token, code } = reply;
	return { kind: 'link-came', link: { link, token, code, at: Date.now() } };
}

/**
 * What came of asking: the access token, or that the messenger is linked, or why neither will ever come, or
 * null for not yet.
 */
export type PollResult =
	| { readonly token: string }
	| { readonly linked: string }
	| { readonly over: string }
	| null;

/** Asks whether the person has pressed the button in the chat; a failure is «not yet». */
export async function askToken(messenger: MessengerName, token: string): Promise<PollResult> {
	const signal = AbortSignal.timeout(PATIENCE_MS);
	const outcome = await call(checkChatTokenRoute, { messenger, token }, { signal });
	if (outcome.kind !== 'reply') return null;
	const { success, token: given, message } = outcome.reply;
	if (success && given !== null) return { token: given };
	if (success) return message === undefined ? null : { linked: message };
	return message === undefined ? null : { over: message };
}
