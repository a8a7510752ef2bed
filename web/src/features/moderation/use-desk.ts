import { QUEUE_A_TIME, type RefusalReason } from '@avtosverka/contract/vocabulary/moderation';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { startPoll } from '../../polling/poll.ts';
import { type CommentDecision, fetchQueue, sendDecisions, sendUndo } from './calls.ts';
import {
	type DeskEvent,
	type DeskState,
	deskReducer,
	EMPTY_DESK,
	lastBatch,
	subjects,
} from './desk-state.ts';
import { decisionWords, missedWords } from './words.ts';

/** The message to a moderator after a press. */
export type DeskNotice = { readonly kind: 'info' | 'error'; readonly text: string };

/** The desk in a component. */
export type DeskModel = {
	readonly state: DeskState;
	readonly said: DeskNotice | null;
	/** Grows with every decision that the server has written down or taken back. */
	readonly settledTimes: number;
	readonly send: (event: DeskEvent) => void;
	readonly take: () => void;
	readonly decide: (verdict: CommentDecision) => void;
	/** Takes back the decisions of the last press, or one decision. */
	readonly undo: (decisionId?: string) => void;
};

/** With so few left the next ones are taken. */
const FEW = 5;
/** A hold is renewed this long before its end, ms. */
const RENEW_BEFORE = 60_000;

/** Takes comments of the queue, and sends decisions in turn while the next comment is read. */
export function useDesk(token: string): DeskModel {
	const [state, send] = useReducer(deskReducer, EMPTY_DESK);
	const [said, say] = useState<DeskNotice | null>(null);
	const [settledTimes, setSettledTimes] = useState(0);
	const latest = useRef(state);
	latest.current = state;
	const turn = useRef(Promise.resolve());

	const inTurn = useCallback((task: () => Promise<void>) => {
		turn.current = turn.current.then(task);
	}, []);

	const take = useCallback(() => {
		inTurn(async () => {
			const taken = await fetchQueue(token);
			if (taken.ok) send({ kind: 'taken', comments: taken.data });
			else if (latest.current.queue.length === 0) send({ kind: 'refused', message: taken.message });
		});
	}, [token, inTurn]);

	useEffect(take, [take]);

	const earliest = state.queue.map(({ held_until }) => held_until).sort()[0];
	useEffect(() => {
		if (earliest === undefined) return;
		const wait = Math.max(Date.parse(earliest) - Date.now() - RENEW_BEFORE, RENEW_BEFORE);
		const ask = async () => {
			take();
			return true;
		};
		return startPoll({ everyMs: RENEW_BEFORE, firstAfterMs: wait, ask }).stop;
	}, [earliest, take]);

	function decide(verdict: CommentDecision) {
		const all = subjects(latest.current);
		if (all.length === 0) return;
		send({ kind: 'decided', ids: all, verdict });
		say({ kind: 'info', text: decisionWords(all.length, reasonOf(verdict)) });
		for (let from = 0; from < all.length; from += QUEUE_A_TIME) {
			const ids = all.slice(from, from + QUEUE_A_TIME);
			inTurn(() => settle(ids, verdict));
		}
		if (latest.current.queue.length - all.length <= FEW) take();
	}

	async function settle(ids: readonly string[], verdict: CommentDecision) {
		const made = await sendDecisions(token, ids, verdict);
		if (!made.ok) {
			send({ kind: 'unsettled', ids });
			say({ kind: 'error', text: made.message });
			return;
		}
		const { decisions, missed } = made.data;
		send({ kind: 'settled', decisions, missed });
		if (missed.length > 0) say({ kind: 'error', text: missedWords(missed.length) });
		setSettledTimes((times) => times + 1);
	}

	function undo(decisionId?: string) {
		inTurn(async () => {
			const last = lastBatch(latest.current).map((made) => made.decisionId);
			for (const id of decisionId === undefined ? last.toReversed() : [decisionId]) {
				if (id !== null && !(await takeBack(id))) return;
			}
		});
	}

	async function takeBack(id: string): Promise<boolean> {
		const undone = await sendUndo(token, id);
		if (!undone.ok) {
			say({ kind: 'error', text: undone.message });
			return false;
		}
		send({ kind: 'undone', comment: undone.data.comment });
		say({ kind: 'info', text: 'Решение отменено, комментарий снова в очереди.' });
		setSettledTimes((times) => times + 1);
		return true;
	}

	return {
		state,
		said,
		settledTimes,
		send,
		take: () => {
			send({ kind: 'taking' });
			take();
		},
		decide,
		undo,
	};
}

function reasonOf(verdict: CommentDecision): RefusalReason | null {
	return verdict.decision === 'refuse' ? verdict.reason : null;
}
