import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0045_deletion.sql. */
export const deletion = pgTable('deletion', {
	id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	at: moment('at').notNull(),
	what: text('what').$type<'account' | 'owner-report' | 'comment' | 'shared-report' | 'bot-chat'>().notNull(),
	whom: text('whom').notNull(),
	exportedAt: moment('exported_at'),
});
