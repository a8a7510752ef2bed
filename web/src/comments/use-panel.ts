import type { Comment } from '@avtosverka/contract/comments';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react';
import { currentSession } from '../session/session.ts';
import { type CommentResult, fetchCommentCount, fetchComments, sendCommentDeletion } from './calls.ts';
import { type PanelEvent, type PanelState, panelReducer, UNKNOWN } from './panel-state.ts';

/** The comments on one car in a component. */
export type PanelModel = {
	readonly state: PanelState;
	/** Counts and lists again. */
	readonly show: () => void;
	readonly showMore: () => void;
	readonly add: (comment: Comment) => void;
	/** Deletes a comment of one's own; resolves to the sentence to show where that failed. */
	readonly remove: (id: string) => Promise<string | null>;
};

/** Counts the comments on a car and lists them; those who sign in or out meanwhile see their own. */
export function usePanel(vin: Vin, token: string | null): PanelModel {
	const [state, send] = useReducer(panelReducer, UNKNOWN);
	const under = useRef(new AbortController());

	const show = useCallback(() => {
		under.current.abort();
		under.current = new AbortController();
		void withoutAbort(open(vin, token, send, under.current.signal));
	}, [vin, token]);

	useEffect(() => {
		send({ kind: 'reader-changed' });
		show();
		return () => under.current.abort();
	}, [show]);

	return {
		state,
		show,
		showMore: () => void withoutAbort(openMore(vin, token, state.next, send, under.current.signal)),
		add: (comment) => send({ kind: 'added', comment }),
		remove: (id) => remove(vin, id, send),
	};
}

/** A signed-in person may have comments that are not counted yet: their list is asked for in any case. */
async function open(vin: Vin, bearer: string | null, send: Dispatch<PanelEvent>, signal: AbortSignal) {
	send({ kind: 'asked' });
	const counted = await fetchCommentCount(vin, signal);
	if (signal.aborted) return;
	if (!counted.ok) return send({ kind: 'refused', message: counted.message });
	send({ kind: 'counted', count: counted.reply });
	if (counted.reply === 0 && bearer === null) return send({ kind: 'listed', comments: [], next: null });
	const listed = await fetchComments({ vin, after: null, bearer }, signal);
	if (signal.aborted) return;
	if (!listed.ok) return send({ kind: 'refused', message: listed.message });
	send({ kind: 'listed', comments: listed.reply.data, next: listed.reply.next });
}

async function openMore(
	vin: Vin,
	bearer: string | null,
	after: string | null,
	send: Dispatch<PanelEvent>,
	signal: AbortSignal,
) {
	if (after === null) return;
	send({ kind: 'more-asked' });
	const listed = await fetchComments({ vin, after, bearer }, signal);
	if (signal.aborted) return;
	// The comment after which the next page begins is no longer published: only the list as a whole can go on.
	if (!listed.ok && listed.gone) return open(vin, bearer, send, signal);
	if (!listed.ok) return send({ kind: 'more-refused', message: listed.message });
	send({ kind: 'more-listed', comments: listed.reply.data, next: listed.reply.next });
}

async function remove(vin: Vin, id: string, send: Dispatch<PanelEvent>): Promise<string | null> {
	const { token } = currentSession();
	if (token === null) return null;
	send({ kind: 'removed', id });
	const deleted: CommentResult<null> = await sendCommentDeletion(id, token);
	if (!deleted.ok) send({ kind: 'restored', id });
	const counted = await fetchCommentCount(vin);
	if (counted.ok) send({ kind: 'counted', count: counted.reply });
	return deleted.ok ? null : deleted.message;
}

async function withoutAbort(asking: Promise<void>): Promise<void> {
	try {
		await asking;
	} catch (error) {
		if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
	}
}
