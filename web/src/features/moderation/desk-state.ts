import type { DecisionRecord, QueuedComment } from '@avtosverka/contract/moderation';
import type { CommentDecision } from './calls.ts';

/** A decision made at this desk. */
export type PastDecision = {
	readonly comment: QueuedComment;
	readonly verdict: CommentDecision;
	/** Decisions of one press share it. */
	readonly batch: number;
	/** Null while the server has not written it down: until then it cannot be taken back. */
	readonly decisionId: string | null;
};

/** What lies on a moderator's desk. */
export type DeskState = {
	readonly phase: 'loading' | 'ready' | 'failed';
	/** Why the queue could not be had. */
	readonly refusal: string | null;
	readonly queue: readonly QueuedComment[];
	/** The comment that is looked at; null only for an empty queue. */
	readonly focus: string | null;
	readonly selected: readonly string[];
	/** The newest first. */
	readonly past: readonly PastDecision[];
	/** Grows with each step after which the keyboard shall stand at the comment in focus. */
	readonly steps: number;
};

export type DeskEvent =
	| { readonly kind: 'taking' }
	| { readonly kind: 'taken'; readonly comments: readonly QueuedComment[] }
	| { readonly kind: 'refused'; readonly message: string }
	| { readonly kind: 'moved'; readonly by: 1 | -1 }
	| { readonly kind: 'looked-at' | 'selected'; readonly id: string }
	| { readonly kind: 'all-selected'; readonly on: boolean }
	| { readonly kind: 'decided'; readonly ids: readonly string[]; readonly verdict: CommentDecision }
	| {
			readonly kind: 'settled';
			readonly decisions: readonly DecisionRecord[];
			readonly missed: readonly string[];
	  }
	| { readonly kind: 'unsettled'; readonly ids: readonly string[] }
	| { readonly kind: 'undone'; readonly comment: QueuedComment };

export const EMPTY_DESK: DeskState = {
	phase: 'loading',
	refusal: null,
	queue: [],
	focus: null,
	selected: [],
	past: [],
	steps: 0,
};

/** Older decisions are taken back by the author's asking, not from here. */
const PAST_STORED = 20;

/** The desk's next state. */
export function deskReducer(state: DeskState, event: DeskEvent): DeskState {
	switch (event.kind) {
		case 'taking':
			return { ...state, phase: 'loading', refusal: null };
		case 'taken':
			return inFocus({ ...state, phase: 'ready', queue: withTaken(state, event.comments) });
		case 'refused':
			return { ...state, phase: 'failed', refusal: event.message };
		case 'moved':
			return stepped({ ...state, focus: neighbour(state, event.by) });
		case 'looked-at':
			return stepped({ ...state, focus: event.id });
		case 'selected':
			return { ...state, selected: toggled(state.selected, event.id) };
		case 'all-selected':
			return { ...state, selected: event.on ? state.queue.map(({ id }) => id) : [] };
		case 'decided':
			return decided(state, event.ids, event.verdict);
		case 'settled':
			return settled(state, event.decisions, event.missed);
		case 'unsettled':
			return putBack(state, event.ids);
		case 'undone':
			return putOnTop(state, [event.comment]);
	}
}

/** What a verdict is about: what is selected, else the comment in focus. */
export function subjects({ selected, focus }: DeskState): readonly string[] {
	if (selected.length > 0) return selected;
	return focus === null ? [] : [focus];
}

/** Decisions of the last press that can be taken back. */
export function lastBatch({ past }: DeskState): readonly PastDecision[] {
	const written = past.filter(({ decisionId }) => decisionId !== null);
	return written.filter(({ batch }) => batch === written[0]?.batch);
}

function withTaken({ queue, past }: DeskState, taken: readonly QueuedComment[]): readonly QueuedComment[] {
	const renewed = new Map(taken.map((comment) => [comment.id, comment]));
	const known = new Set([...queue, ...past.map(({ comment }) => comment)].map(({ id }) => id));
	return [
		...queue.map((comment) => renewed.get(comment.id) ?? comment),
		...taken.filter(({ id }) => !known.has(id)),
	];
}

function decided(state: DeskState, ids: readonly string[], verdict: CommentDecision): DeskState {
	const { queue, past } = state;
	const batch = (past[0]?.batch ?? 0) + 1;
	const made = queue
		.filter(({ id }) => ids.includes(id))
		.map((comment) => ({ comment, verdict, batch, decisionId: null }));
	return stepped({
		...state,
		queue: queue.filter(({ id }) => !ids.includes(id)),
		focus: nextAfter(state, ids),
		selected: state.selected.filter((id) => !ids.includes(id)),
		past: [...made, ...past].slice(0, Math.max(PAST_STORED, made.length)),
	});
}

function settled(
	state: DeskState,
	decisions: readonly DecisionRecord[],
	missed: readonly string[],
): DeskState {
	const written = new Map(decisions.map(({ comment_id, id }) => [comment_id, id]));
	const past = state.past
		.filter(({ comment }) => !missed.includes(comment.id))
		.map((made) => ({ ...made, decisionId: written.get(made.comment.id) ?? made.decisionId }));
	return { ...state, past };
}

function putBack(state: DeskState, ids: readonly string[]): DeskState {
	const back = state.past.map(({ comment }) => comment).filter(({ id }) => ids.includes(id));
	return putOnTop(state, back);
}

function putOnTop(state: DeskState, comments: readonly QueuedComment[]): DeskState {
	const ids = comments.map(({ id }) => id);
	return stepped({
		...state,
		queue: [...comments, ...state.queue.filter(({ id }) => !ids.includes(id))],
		focus: ids[0] ?? state.focus,
		past: state.past.filter(({ comment }) => !ids.includes(comment.id)),
	});
}

function neighbour({ queue, focus }: DeskState, by: 1 | -1): string | null {
	const place = queue.findIndex(({ id }) => id === focus);
	return queue[Math.min(Math.max(place + by, 0), queue.length - 1)]?.id ?? null;
}

function nextAfter({ queue, focus }: DeskState, leaving: readonly string[]): string | null {
	const place = queue.findIndex(({ id }) => id === focus);
	const stays = ({ id }: QueuedComment) => !leaving.includes(id);
	return queue.slice(place).find(stays)?.id ?? queue.slice(0, place).findLast(stays)?.id ?? null;
}

function inFocus(state: DeskState): DeskState {
	if (state.queue.some(({ id }) => id === state.focus)) return state;
	return { ...state, focus: state.queue[0]?.id ?? null };
}

function stepped(state: DeskState): DeskState {
	return { ...state, steps: state.steps + 1 };
}

function toggled(ids: readonly string[], id: string): readonly string[] {
	return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
