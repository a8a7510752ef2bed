import { pgTable } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** Made in migrations/0004_accounts.sql. */
export const spentIdToken = pgTable('spent_id_token', {
	hash: bytea('hash').primaryKey(),
	expiresAt: moment('expires_at').notNull(),
});
