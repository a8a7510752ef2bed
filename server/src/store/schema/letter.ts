import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { leaseColumns } from '../lease-columns.ts';

/** The columns are described where they are made: migrations/0008_mail.sql; their kinds came later. */
export const letter = pgTable('letter', {
	id: uuid('id').primaryKey(),
	kind: text('kind')
		.$type<
			| ('report-paid' | 'report-completed' | 'report-returned')
			| ('watch-confirm' | 'watch-notice')
			| 'sign-in-changed'
		>()
		.notNull(),
	about: uuid('about').notNull(),
	state: text('state').$type<'waiting' | 'sent' | 'refused' | 'dropped'>().notNull().default('waiting'),
	attempts: integer('attempts').notNull().default(0),
	createdAt: moment('created_at').notNull(),
	nextAt: moment('next_at'),
	...leaseColumns(uuid('holder')),
	problem: text('problem'),
	settledAt: moment('settled_at'),
});
