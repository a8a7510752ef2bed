import type { Comment } from '@avtosverka/contract/comments';

/** What the panel knows of the comments on one car. */
export type PanelState = {
	/** Published ones; null until it is known. */
	readonly count: number | null;
	readonly list: 'none' | 'loading' | 'ready' | 'failed';
	/** Why the count or the list could not be had; null unless `failed`. */
	readonly refusal: string | null;
	readonly comments: readonly Comment[];
	/** Goes back for the next page; null where there is none. */
	readonly next: string | null;
	/** What became of asking for the next page. */
	readonly more: { readonly busy: boolean; readonly refusal: string | null };
	/** Written in this panel: the answer to an earlier request does not list them. */
	readonly added: readonly Comment[];
	/** Deleted in this panel, even if the answer to an earlier request lists them. */
	readonly gone: readonly string[];
};

export type PanelEvent =
	/** The person signed in or out: what only they may see is cleared. */
	| { readonly kind: 'reader-changed' }
	| { readonly kind: 'asked' }
	| { readonly kind: 'counted'; readonly count: number }
	| { readonly kind: 'listed'; readonly comments: readonly Comment[]; readonly next: string | null }
	| { readonly kind: 'refused'; readonly message: string }
	| { readonly kind: 'more-asked' }
	| { readonly kind: 'more-listed'; readonly comments: readonly Comment[]; readonly next: string | null }
	| { readonly kind: 'more-refused'; readonly message: string }
	| { readonly kind: 'added'; readonly comment: Comment }
	| { readonly kind: 'removed' | 'restored'; readonly id: string };

const QUIET = { busy: false, refusal: null } as const;

export const UNKNOWN: PanelState = {
	count: null,
	list: 'none',
	refusal: null,
	comments: [],
	next: null,
	more: QUIET,
	added: [],
	gone: [],
};

/** The panel's next state. */
export function panelReducer(state: PanelState, event: PanelEvent): PanelState {
	switch (event.kind) {
		case 'reader-changed':
			return {
				...state,
				added: [],
				comments: state.comments.filter(({ status }) => status === 'approved'),
				more: QUIET,
			};
		case 'asked':
			return { ...state, list: 'loading', refusal: null };
		case 'counted':
			return { ...state, count: event.count };
		case 'listed':
			return {
				...state,
				list: 'ready',
				comments: joined(state.added, event.comments),
				next: event.next,
				more: QUIET,
			};
		case 'refused':
			return { ...state, list: 'failed', refusal: event.message };
		case 'more-asked':
			return { ...state, more: { busy: true, refusal: null } };
		case 'more-listed':
			return {
				...state,
				comments: joined(state.comments, event.comments),
				next: event.next,
				more: QUIET,
			};
		case 'more-refused':
			return { ...state, more: { busy: false, refusal: event.message } };
		case 'added':
			return {
				...state,
				added: joined([event.comment], state.added),
				comments: joined([event.comment], state.comments),
			};
		case 'removed':
			return { ...state, gone: [...state.gone, event.id] };
		case 'restored':
			return { ...state, gone: state.gone.filter((id) => id !== event.id) };
	}
}

/** The comments that are to be seen, in their order. */
export function shownComments({ comments, gone }: PanelState): readonly Comment[] {
	return comments.filter(({ id }) => !gone.includes(id));
}

/** One list after the other, each comment once; of two that differ the one of the second list counts. */
function joined(first: readonly Comment[], then: readonly Comment[]): readonly Comment[] {
	const later = new Map(then.map((comment) => [comment.id, comment]));
	const ahead = first.map((comment) => later.get(comment.id) ?? comment);
	const known = new Set(ahead.map(({ id }) => id));
	return [...ahead, ...then.filter(({ id }) => !known.has(id))];
}
