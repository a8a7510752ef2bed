import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** Made in migrations/0004_accounts.sql and 0013_sessions.sql. */
export const accessToken = pgTable('access_token', {
	hash: bytea('hash').primaryKey(),
	id: uuid('id').notNull().defaultRandom(),
	accountId: uuid('account_id').notNull(),
	device: text('device'),
	createdAt: moment('created_at').notNull(),
	usedAt: moment('used_at').notNull(),
});
