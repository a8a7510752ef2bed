import type { PaymentMethod, PaymentPlace, ReportOutcome } from '@avtosverka/contract/vocabulary/payment';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0005_payments.sql, 0008 and 0012. */
export const paymentOrder = pgTable('payment_order', {
	id: text('id').primaryKey(),
	accountId: uuid('account_id'),
	purpose: text('purpose').$type<'requests' | 'report1'>().notNull(),
	reportUuid: uuid('report_uuid'),
	requests: integer('requests').notNull(),
	kopecks: integer('kopecks').notNull(),
	subscriber: text('subscriber').notNull(),
	place: text('place').$type<PaymentPlace>().notNull(),
	method: text('method').$type<PaymentMethod>().notNull(),
	testMode: boolean('test_mode').notNull(),
	state: text('state').$type<'waiting' | 'paid' | 'refunded'>().notNull().default('waiting'),
	operationId: text('operation_id'),
	reportOutcome: text('report_outcome').$type<ReportOutcome>(),
	createdAt: moment('created_at').notNull(),
	paidAt: moment('paid_at'),
	returnedKopecks: integer('returned_kopecks').notNull().default(0),
	email: bytea('email'),
	emailKeyId: text('email_key_id'),
});
