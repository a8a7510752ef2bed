import type {
	AuthorLine,
	Decision,
	ModerationNumbers,
	QueuedComment,
	RefusalReason,
	Subscription,
} from '@avtosverka/contract/moderation';
import { QUEUE_A_TIME } from '@avtosverka/contract/moderation';
import { type CallOptions, call, FAILED_TEXT } from '../../client.ts';
import { refreshUser } from '../../session/session.ts';

/** What came of a call, or what the moderator is told instead. */
export type ModerationResult<Data> =
	| { readonly ok: true; readonly data: Data }
	| { readonly ok: false; message: string };

/** What a moderator decides; `note` is for the author, in the moderator's own words. */
export type CommentDecision =
	| { readonly decision: 'approve' }
	| { readonly decision: 'refuse'; readonly reason: RefusalReason; readonly note?: string };

export type DecisionResult = { readonly decisions: readonly Decision[]; readonly missed: readonly string[] };
export type Undone = { readonly decision: Decision; readonly comment: QueuedComment };

async function ask<Data>(
	token: string,
	path: string,
	options: CallOptions = {},
): Promise<ModerationResult<Data>> {
	const outcome = await call<{ data: Data }>(`/v1/moderation/${path}`, { ...options, bearer: token });
	if (outcome.kind === 'reply') return { ok: true, data: outcome.reply.data };
	if (outcome.kind === 'failed') return { ok: false, message: outcome.problem?.message ?? FAILED_TEXT };
	if (outcome.problem.code === 'sign-in') void refreshUser();
	return { ok: false, message: outcome.problem.message };
}

const post = <Data>(token: string, path: string, body: object) =>
	ask<Data>(token, path, { method: 'POST', body });

/** Takes comments of the queue for this moderator, or keeps those that he has. */
export function fetchQueue(token: string) {
	return post<readonly QueuedComment[]>(token, 'take', { count: QUEUE_A_TIME });
}

/** Decides about comments that were taken; `ids` at most QUEUE_A_TIME. */
export function sendDecisions(token: string, ids: readonly string[], verdict: CommentDecision) {
	return post<DecisionResult>(token, 'decide', { ids, ...verdict });
}

/** Takes the last decision about a comment back; it waits again, for whoever took it back. */
export function sendUndo(token: string, decisionId: string) {
	return post<Undone>(token, 'undo', { id: decisionId });
}

/** What an author has written and what was decided about it. */
export function authorHistory(token: string, author: string) {
	return ask<readonly AuthorLine[]>(token, `author/${author}`);
}

export function moderationNumbers(token: string) {
	return ask<ModerationNumbers>(token, 'numbers');
}

export function subscription(token: string) {
	return ask<Subscription>(token, 'subscription');
}

export function subscribe(token: string, wanted: { digest: boolean; urgent: boolean }) {
	return post<Subscription>(token, 'subscription', wanted);
}
