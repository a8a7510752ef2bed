import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0042_shared_report.sql and 0065. */
export const sharedReport = pgTable('shared_report', {
	id: uuid('id').primaryKey(),
	kind: text('kind').$type<'car' | 'owner'>().notNull().default('car'),
	accountId: uuid('account_id'),
	tokenHash: bytea('token_hash').notNull(),
	label: text('label'),
	content: bytea('content'),
	keyId: text('key_id'),
	ownerReport: uuid('owner_report'),
	createdAt: moment('created_at').notNull(),
	expiresAt: moment('expires_at').notNull(),
	endedAt: moment('ended_at'),
});
