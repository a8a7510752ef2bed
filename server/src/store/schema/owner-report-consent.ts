import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

export const ownerReportConsent = pgTable('owner_report_consent', {
	id: uuid('id').primaryKey(),
	reportUuid: uuid('report_uuid').notNull(),
	accountId: uuid('account_id').notNull(),
	at: moment('at').notNull(),
	textVersion: text('text_version').notNull(),
	textSha256: bytea('text_sha256').notNull(),
	address: bytea('address').notNull(),
	addressKeyId: text('address_key_id').notNull(),
	sender: bytea('sender'),
	endedAt: moment('ended_at'),
});
