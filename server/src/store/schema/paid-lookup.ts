import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { leaseColumns } from '../lease-columns.ts';

/** Made in migrations/0005_payments.sql, where the columns are described. */
export const paidLookup = pgTable('paid_lookup', {
	id: uuid('id').primaryKey(),
	accountId: uuid('account_id').notNull(),
	plate: text('plate').$type<Plate>().notNull(),
	knownVin: text('known_vin').$type<Vin>(),
	state: text('state').$type<'held' | 'charged' | 'released'>().notNull(),
	vin: text('vin').$type<Vin>(),
	answerState: text('answer_state').$type<AnswerState>(),
	...leaseColumns(text('holder')),
	createdAt: moment('created_at').notNull(),
	settledAt: moment('settled_at'),
});
