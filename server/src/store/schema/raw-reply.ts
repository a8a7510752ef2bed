import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0001_answers.sql. */
export const rawReply = pgTable('raw_reply', {
	sha256: bytea('sha256').primaryKey(),
	contentType: text('content_type').notNull(),
	body: bytea('body').notNull(),
	keyId: text('key_id').notNull(),
	neededUntil: moment('needed_until').notNull(),
});
