import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

export const purgeAct = pgTable('purge_act', {
	id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	at: moment('at').notNull(),
	why: text('why')
		.$type<'by-owner' | 'account-deleted' | 'unpaid' | 'kept-long-enough' | 'proof-over'>()
		.notNull(),
	reports: integer('reports').notNull().default(0),
	consents: integer('consents').notNull().default(0),
});
