import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/**
 * Made in migrations/0004_accounts.sql and 0051_sign_in_by_max.sql. Table and column still have the name of
 * the first messenger: an older program beside this one knows no other.
 */
export const messengerSignIn = pgTable('telegram_sign_in', {
	payloadHash: bytea('payload_hash').primaryKey(),
	pollHash: bytea('poll_hash').notNull(),
	visitorHash: bytea('visitor_hash').notNull(),
	code: text('code').notNull(),
	expiresAt: moment('expires_at').notNull(),
	messenger: text('messenger').$type<MessengerName>().notNull().default('telegram'),
	personId: bigint('telegram_id', { mode: 'number' }),
	linkAccountId: uuid('link_account_id'),
	accountId: uuid('account_id'),
	refused: boolean('refused').notNull().default(false),
	usedAt: moment('used_at'),
});
