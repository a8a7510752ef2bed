import type { CallInput, CallReply } from '@avtosverka/contract/api';
import type { DecisionRecord, QueuedComment } from '@avtosverka/contract/moderation';
import type { Route } from '@avtosverka/contract/route';
import {
	decideCommentsRoute,
	getAuthorHistoryRoute,
	getModerationNumbersRoute,
	getSubscriptionRoute,
	setSubscriptionRoute,
	takeQueueRoute,
	undoDecisionRoute,
} from '@avtosverka/contract/routes/moderation';
import { QUEUE_A_TIME, type RefusalReason } from '@avtosverka/contract/vocabulary/moderation';
import { call, FAILED_TEXT } from '../../client.ts';
import { refreshUser } from '../../session/session.ts';

/** The result of a call, or the message to show to the moderator instead. */
export type ModerationResult<Data> =
	| { readonly ok: true; readonly data: Data }
	| { readonly ok: false; message: string };

/** What a moderator decides; `note` is for the author, in the moderator's own words. */
export type CommentDecision =
	| { readonly decision: 'approve' }
	| { readonly decision: 'refuse'; readonly reason: RefusalReason; readonly note?: string };

type DataOf<Called extends Route> = CallReply<Called> extends { data: infer Data } ? Data : never;

export type DecisionResult = {
	readonly decisions: readonly DecisionRecord[];
	readonly missed: readonly string[];
};
export type Undone = { readonly decision: DecisionRecord; readonly comment: QueuedComment };

async function ask<Called extends Route>(
	token: string,
	route: Called,
	input: CallInput<Called>,
): Promise<ModerationResult<DataOf<Called>>> {
	const outcome = await call(route, input, { token });
	if (outcome.kind === 'reply') return { ok: true, data: (outcome.reply as { data: DataOf<Called> }).data };
	if (outcome.kind === 'failed') return { ok: false, message: outcome.problem?.message ?? FAILED_TEXT };
	if (outcome.problem.code === 'sign-in') void refreshUser();
	return { ok: false, message: outcome.problem.message };
}

/** Takes comments of the queue for this moderator, or keeps those that they have. */
export function fetchQueue(token: string) {
	return ask(token, takeQueueRoute, { count: QUEUE_A_TIME });
}

/** Decides about comments that were taken; `ids` at most QUEUE_A_TIME. */
export function sendDecisions(token: string, ids: readonly string[], verdict: CommentDecision) {
	return ask(token, decideCommentsRoute, { ids: [...ids], ...verdict });
}

/** Undoes the last decision about a comment, which waits again, for the moderator who undid it. */
export function sendUndo(token: string, decisionId: string) {
	return ask(token, undoDecisionRoute, { id: decisionId });
}

/** What an author has written and what was decided about it. */
export function authorHistory(token: string, author: string) {
	return ask(token, getAuthorHistoryRoute, { id: author });
}

export function moderationNumbers(token: string) {
	return ask(token, getModerationNumbersRoute, {});
}

export function subscription(token: string) {
	return ask(token, getSubscriptionRoute, {});
}

export function subscribe(token: string, wanted: { digest: boolean; urgent: boolean }) {
	return ask(token, setSubscriptionRoute, wanted);
}
