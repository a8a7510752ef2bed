import type {
	AuthorLine,
	DecisionRecord,
	ModerationNumbers,
	QueuedComment,
} from '@avtosverka/contract/moderation';
import type { RefusalReason } from '@avtosverka/contract/vocabulary/moderation';
import { plainText } from '../comments/plain-text.ts';
import type { CommentRow } from '../comments/store.ts';
import type { Clock } from '../deps.ts';
import type { Store } from '../store/store.ts';
import { findAllOf, findAuthors, findDecisions } from './history/store.ts';
import { countModeration } from './numbers/store.ts';
import { presentDecision, presentQueued } from './present.ts';
import { decide, takeComments, undo } from './store.ts';
import { refusalFor } from './words.ts';

const HELD_MS = 10 * 60 * 1000;
const NUMBERS_MS = 30 * 24 * 60 * 60 * 1000;
const HISTORY_AT_MOST = 200;

export type ModerationDecision =
	| { readonly decision: 'approve' }
	| { readonly decision: 'refuse'; readonly reason: RefusalReason; readonly note?: string | undefined };

/** What moderators do, by account number; the role is checked before. Rejects when the store fails. */
export type Moderation = {
	take(moderatorId: string, count: number): Promise<QueuedComment[]>;
	/** `anyFree`: also comments that no moderator holds, as a button in a chat decides them. */
	decide(
		moderatorId: string,
		ids: readonly string[],
		verdict: ModerationDecision,
		anyFree?: boolean,
	): Promise<{ decisions: DecisionRecord[]; missed: string[] }>;
	/** Null where there is nothing of theirs to undo. */
	undo(
		moderatorId: string,
		decisionId: string,
	): Promise<{ decision: DecisionRecord; comment: QueuedComment } | null>;
	history(authorId: string): Promise<AuthorLine[]>;
	numbers(): Promise<ModerationNumbers>;
};

/** Moderation in PostgreSQL, the same for all processes. */
export function createModeration(store: Store, clock: Clock): Moderation {
	const untilFrom = (now: Date) => new Date(now.getTime() + HELD_MS);

	async function present(rows: readonly CommentRow[]): Promise<QueuedComment[]> {
		const ids = rows.map(({ accountId }) => accountId).filter((id) => id !== null);
		const authors = await findAuthors(store, [...new Set(ids)]);
		return rows.map((row) => presentQueued(row, authors));
	}

	return {
		async take(moderatorId, count) {
			const now = clock.now();
			return present(await takeComments(store, { moderatorId, count, now, until: untilFrom(now) }));
		},
		async decide(moderatorId, ids, verdict, anyFree = false) {
			const isRefused = verdict.decision === 'refuse';
			const note = (isRefused && plainText(verdict.note ?? '')) || null;
			const rows = await decide(store, {
				moderatorId,
				ids,
				after: isRefused ? 'refused' : 'approved',
				reason: isRefused ? verdict.reason : null,
				note,
				refusal: isRefused ? refusalFor(verdict.reason, note) : null,
				now: clock.now(),
				anyFree,
			});
			const decided = new Set(rows.map(({ commentId }) => commentId));
			const missed = [...new Set(ids)].filter((id) => !decided.has(id.toLowerCase()));
			return { decisions: rows.map(presentDecision), missed };
		},
		async undo(moderatorId, decisionId) {
			const now = clock.now();
			const undone = await undo(store, { moderatorId, decisionId, now, until: untilFrom(now) });
			if (undone === null) return null;
			const [comment] = await present([undone.comment]);
			return comment ? { decision: presentDecision(undone.decision), comment } : null;
		},
		async history(authorId) {
			const rows = await findAllOf(store, authorId, HISTORY_AT_MOST);
			const ids = rows.map(({ id }) => id);
			const decisions = ids.length === 0 ? [] : await findDecisions(store, ids);
			return rows.map(({ id, vin, text, createdAt, state, deletedAt }) => ({
				id,
				vin,
				comment: text,
				created_at: createdAt.toISOString(),
				status: state,
				deleted: deletedAt !== null,
				decisions: decisions.filter(({ commentId }) => commentId === id).map(presentDecision),
			}));
		},
		async numbers() {
			const since = new Date(clock.now().getTime() - NUMBERS_MS);
			const { waiting, oldest, medianSeconds, approved, refused } = await countModeration(store, since);
			return {
				waiting,
				oldest: oldest?.toISOString() ?? null,
				median_seconds: medianSeconds,
				approved,
				refused: [...refused],
			};
		},
	};
}
