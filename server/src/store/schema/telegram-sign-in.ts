import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** Made in migrations/0004_accounts.sql. */
export const telegramSignIn = pgTable('telegram_sign_in', {
	payloadHash: bytea('payload_hash').primaryKey(),
	pollHash: bytea('poll_hash').notNull(),
	visitorHash: bytea('visitor_hash').notNull(),
	code: text('code').notNull(),
	expiresAt: moment('expires_at').notNull(),
	telegramId: bigint('telegram_id', { mode: 'number' }),
	accountId: uuid('account_id'),
	refused: boolean('refused').notNull().default(false),
	usedAt: moment('used_at'),
});
