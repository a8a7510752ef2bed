import type { Comment } from '@avtosverka/contract/comments';
import {
	addCommentRoute,
	countCommentsRoute,
	deleteCommentRoute,
	listCommentsRoute,
} from '@avtosverka/contract/routes/comments';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type CallOutcome, call } from '../client.ts';
import { protectedCall } from '../protection/protected-call.ts';
import { refreshUser } from '../session/session.ts';
import { ADD_FAILED, DELETE_FAILED, LIST_FAILED } from './words.ts';

/** The result of a call, or the message to show instead. */
export type CommentResult<Reply> =
	| { readonly ok: true; readonly reply: Reply }
	/** `gone`: what the call was about is not there (any more). */
	| { readonly ok: false; readonly message: string; readonly gone: boolean };

export type CommentPage = { readonly data: readonly Comment[]; readonly next: string | null };

/** How many published comments a car has. Throws only the reason of an abort. */
export async function fetchCommentCount(vin: Vin, signal?: AbortSignal): Promise<CommentResult<number>> {
	const outcome = await call(countCommentsRoute, { vin }, { signal });
	return outcome.kind === 'reply'
		? { ok: true, reply: outcome.reply.data.count }
		: failure(outcome, LIST_FAILED);
}

/** A page of comments, `after` the last one of the page before. Throws only the reason of an abort. */
export async function fetchComments(
	{ vin, after, bearer }: { vin: Vin; after: string | null; bearer: string | null },
	signal: AbortSignal,
): Promise<CommentResult<CommentPage>> {
	const input = { vin, ...(after !== null && { after }) };
	const outcome = await protectedCall(listCommentsRoute, input, { token: bearer, signal });
	return outcome.kind === 'reply' ? { ok: true, reply: outcome.reply } : failure(outcome, LIST_FAILED);
}

/** Sends a comment in the name of whom the access token belongs to. */
export async function sendComment(vin: Vin, comment: string, token: string): Promise<CommentResult<Comment>> {
	const outcome = await call(addCommentRoute, { vin, comment }, { token });
	return outcome.kind === 'reply' ? { ok: true, reply: outcome.reply.data } : failure(outcome, ADD_FAILED);
}

/** Deletes one's own comment. */
export async function sendCommentDeletion(id: string, token: string): Promise<CommentResult<null>> {
	const outcome = await call(deleteCommentRoute, { id }, { token });
	return outcome.kind === 'reply' ? { ok: true, reply: null } : failure(outcome, DELETE_FAILED);
}

/** The server's own words where it refused, else the sentence of the specification. */
function failure(
	outcome: Exclude<CallOutcome<never>, { kind: 'reply' }>,
	failed: string,
): CommentResult<never> {
	if (outcome.kind === 'failed') return { ok: false, message: failed, gone: false };
	if (outcome.problem.code === 'sign-in') void refreshUser();
	return { ok: false, message: outcome.problem.message, gone: outcome.status === 404 };
}
