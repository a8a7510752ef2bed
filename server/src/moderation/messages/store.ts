import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { CommentRow } from '../../comments/store.ts';
import { comment } from '../../store/schema/comment.ts';
import type { Store } from '../../store/store.ts';

const AT_ONCE = 10;

/** Urgent comments since a moment that no moderator has been sent; they are marked as sent. */
export function claimUrgent({ db }: Pick<Store, 'db'>, now: Date, since: Date): Promise<CommentRow[]> {
	const isUrgent = sql`${comment.severity} = 3 and ${comment.state} = 'waiting'`;
	const unsent = db
		.select({ id: comment.id })
		.from(comment)
		.where(
			and(isUrgent, isNull(comment.announcedAt), isNull(comment.deletedAt), gt(comment.createdAt, since)),
		)
		.orderBy(asc(comment.createdAt))
		.limit(AT_ONCE)
		.for('update', { skipLocked: true });
	return db.update(comment).set({ announcedAt: now }).where(inArray(comment.id, unsent)).returning();
}
