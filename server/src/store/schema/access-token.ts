import type { SignInProvider } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** Made in migrations/0004_accounts.sql, 0013_sessions.sql and 0037_identities.sql. */
export const accessToken = pgTable('access_token', {
	hash: bytea('hash').primaryKey(),
	id: uuid('id').notNull().defaultRandom(),
	accountId: uuid('account_id').notNull(),
	device: text('device'),
	provider: text('provider').$type<SignInProvider>(),
	createdAt: moment('created_at').notNull(),
	usedAt: moment('used_at').notNull(),
});
