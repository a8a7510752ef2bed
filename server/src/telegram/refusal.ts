import { GrammyError } from 'grammy';

/** What a refusal of the Bot API means for a message. */
export type MessageRefusal =
	/** The person has blocked the bot, or the group has removed it. */
	| { readonly kind: 'closed' }
	/** The message says already what it should say. */
	| { readonly kind: 'unchanged' }
	/** It cannot be sent or changed, however often it is tried. */
	| { readonly kind: 'refused' }
	| { readonly kind: 'wait'; readonly ms: number };

/** Reads why the Bot API did not take a message; null for a failure that may pass or is not the message's. */
export function readRefusal(failure: unknown): MessageRefusal | null {
	if (!(failure instanceof GrammyError)) return null;
	const { error_code: code, description, parameters } = failure;
	if (code === 429) return { kind: 'wait', ms: (parameters.retry_after ?? 1) * 1000 };
	if (code === 403) return { kind: 'closed' };
	if (code !== 400) return null;
	return { kind: description.includes('message is not modified') ? 'unchanged' : 'refused' };
}
