import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';

/** Made, and divided into days, in migrations/0057_days.sql. */
export const dailyReply = pgTable(
	'daily_reply',
	{
		sha256: bytea('sha256').notNull(),
		contentType: text('content_type').notNull(),
		body: bytea('body').notNull(),
		keyId: text('key_id').notNull(),
		goneOn: date('gone_on').notNull(),
	},
	(table) => [primaryKey({ columns: [table.sha256, table.goneOn] })],
);
