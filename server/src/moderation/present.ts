import type { DecisionRecord, QueuedComment } from '@avtosverka/contract/moderation';
import type { CommentRow } from '../comments/store.ts';
import type { Author } from './history/store.ts';
import type { DecisionRow } from './store.ts';

/** A decision, field by field; who made it stays in the store. */
export function presentDecision(row: DecisionRow): DecisionRecord {
	const { id, commentId, at, before, after, reason, note } = row;
	return { id, comment_id: commentId, at: at.toISOString(), before, after, reason, note };
}

/** A comment as the one who holds it sees it; `authors` has everybody who is still there. */
export function presentQueued(row: CommentRow, authors: ReadonlyMap<string, Author>): QueuedComment {
	const { id, accountId, vin, text, name, createdAt, state, remarks, leasedUntil } = row;
	const author = accountId === null ? undefined : authors.get(accountId);
	return {
		id,
		vin,
		comment: text,
		created_at: createdAt.toISOString(),
		status: state,
		author: {
			id: author?.id ?? null,
			name,
			since: (author?.since ?? createdAt).toISOString(),
			approved: author?.approved ?? 0,
			refused: author?.refused ?? 0,
			waiting: author?.waiting ?? 0,
		},
		remarks: [...remarks],
		held_until: (leasedUntil ?? createdAt).toISOString(),
	};
}
