import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The columns are described where they are made: migrations/0006_comments.sql. */
export const commentCount = pgTable('comment_count', {
	vin: text('vin').primaryKey(),
	approved: integer('approved').notNull(),
});
