import type { CommentState } from '@avtosverka/contract/comments';
import type { RefusalReason } from '@avtosverka/contract/vocabulary/moderation';
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0006_comments.sql. */
export const commentDecision = pgTable('comment_decision', {
	id: uuid('id').primaryKey(),
	commentId: uuid('comment_id').notNull(),
	moderatorId: uuid('moderator_id').notNull(),
	at: moment('at').notNull(),
	before: text('before').$type<CommentState>().notNull(),
	after: text('after').$type<CommentState>().notNull(),
	reason: text('reason').$type<RefusalReason>(),
	note: text('note'),
	undoes: uuid('undoes'),
	number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
});
