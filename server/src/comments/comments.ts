import { randomUUID } from 'node:crypto';
import type { User } from '@avtosverka/contract/accounts';
import type { OwnComment } from '@avtosverka/contract/cabinet';
import { COMMENTS_A_PAGE, type Comment } from '@avtosverka/contract/comments';
import { COMMENT_LENGTH } from '@avtosverka/contract/vocabulary/comment';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Clock } from '../deps.ts';
import type { Store } from '../store/store.ts';
import { findEarly, findRecentTexts, insertComment } from './adding/store.ts';
import { findCount } from './counts/store.ts';
import { gravestOf, type Inspect, SEVERITY_NUMBERS } from './inspection.ts';
import { codePointsIn, plainText } from './plain-text.ts';
import { shownName } from './shown-name.ts';
import { type CommentRow, deleteOwn, findOwn, findPublished, findUnpublishedOf } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const AN_HOUR_AT_MOST = 5;
/** How many texts a new one is compared with: the most accepted in a day. */
const RECENT_AT_MOST = 120;

/** `early`: so many seconds too soon. `gone`: the person was deleted while they wrote. */
export type AddResult =
	| { readonly added: Comment }
	| { readonly refused: 'empty' | 'long' | 'gone' }
	| { readonly refused: 'early'; readonly seconds: number };

export type StoredCommentPage = { readonly comments: readonly Comment[]; readonly next: string | null };

/** Comments to cars, the same for all processes. Rejects when the store fails. */
export type Comments = {
	add(author: User, vin: Vin, text: string): Promise<AddResult>;
	/** Published ones, newest first, after one's own unpublished ones. Null after an unknown comment. */
	page(vin: Vin, reader: User | null, after: string | null): Promise<StoredCommentPage | null>;
	count(vin: Vin): Promise<number>;
	remove(id: string, author: User): Promise<boolean>;
};

/** Comments in PostgreSQL; `inspect` sees each before it is kept. */
export function createComments(store: Store, clock: Clock, inspect: Inspect): Comments {
	return {
		async add(author, vin, written) {
			const text = plainText(written);
			if (text === '') return { refused: 'empty' };
			if (codePointsIn(text) > COMMENT_LENGTH) return { refused: 'long' };
			const createdAt = clock.now();
			const ago = (ms: number) => new Date(createdAt.getTime() - ms);
			const limits = { since: ago(HOUR_MS), most: AN_HOUR_AT_MOST };
			// Once more under a lock below: looking at a text costs more than asking whether it comes too soon.
			const early = await findEarly(store, author.id, limits);
			if (early !== null) return tooEarly(early, createdAt);
			const recent = await findRecentTexts(store, author.id, ago(DAY_MS), RECENT_AT_MOST);
			const remarks = inspect(text, recent);
			const gravest = gravestOf(remarks);
			const severity = gravest === null ? 0 : SEVERITY_NUMBERS[gravest.severity];
			const name = shownName(author);
			const row = { id: randomUUID(), accountId: author.id, vin, text, name, createdAt, severity, remarks };
			const inserted = await insertComment(store, row, limits);
			if (inserted === 'gone') return { refused: 'gone' };
			return inserted === 'done'
				? { added: shown({ ...row, state: 'waiting' }) }
				: tooEarly(inserted.early, createdAt);
		},
		async page(vin, reader, after) {
			const isFirst = after === null;
			const [published, own] = await Promise.all([
				findPublished(store, vin, after, COMMENTS_A_PAGE + 1),
				reader && isFirst ? findUnpublishedOf(store, vin, reader.id, COMMENTS_A_PAGE) : [],
			]);
			if (published === null) return null;
			const page = published.slice(0, COMMENTS_A_PAGE);
			const next = published.length > page.length ? (page.at(-1)?.id ?? null) : null;
			return { comments: [...own, ...page].map(shown), next };
		},
		count: (vin) => findCount(store, vin),
		remove: (id, author) => deleteOwn(store, id, author.id, clock.now()),
	};
}

function tooEarly(oldest: Date, now: Date): AddResult {
	const waits = oldest.getTime() + HOUR_MS - now.getTime();
	return { refused: 'early', seconds: Math.max(1, Math.ceil(waits / 1000)) };
}

type Shown = Pick<CommentRow, 'id' | 'accountId' | 'vin' | 'text' | 'name' | 'createdAt' | 'state'>;

/** Field by field, so that nothing of a row gets out that is not named here. */
function shown({ id, accountId, vin, text, name, createdAt, state }: Shown): Comment {
	return {
		id,
		user_id: accountId,
		vin,
		comment: text,
		created_at: createdAt.toISOString(),
		user: { name },
		status: state,
	};
}

/** What a person has written, for their cabinet: by the number of their account, the newest first. */
export function createOwnComments(store: Store): (accountId: string) => Promise<OwnComment[]> {
	return async (accountId) => {
		const rows = await findOwn(store, accountId);
		return rows.map((row) => ({ ...shown(row), refusal: row.state === 'refused' ? row.refusal : null }));
	};
}
