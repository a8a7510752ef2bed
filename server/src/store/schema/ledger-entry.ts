import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

export const ledgerEntry = pgTable('ledger_entry', {
	id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	accountId: uuid('account_id'),
	reference: text('reference').notNull().unique(),
	reason: text('reason').$type<'purchase' | 'charge' | 'refund' | 'return' | 'closing'>().notNull(),
	requests: integer('requests').notNull(),
	kopecks: integer('kopecks').notNull(),
	at: moment('at').notNull(),
});
