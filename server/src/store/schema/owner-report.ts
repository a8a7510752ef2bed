import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0007_owner_report.sql and 0010. */
export const ownerReport = pgTable('owner_report', {
	uuid: uuid('uuid').primaryKey(),
	accountId: uuid('account_id').notNull(),
	idempotenceKey: uuid('idempotence_key'),
	person: bytea('person').notNull(),
	personKeyId: text('person_key_id').notNull(),
	createdAt: moment('created_at').notNull(),
	paidAt: moment('paid_at'),
	orderId: text('order_id'),
	email: bytea('email'),
	emailKeyId: text('email_key_id'),
	completedAt: moment('completed_at'),
	returnDueAt: moment('return_due_at'),
	returnedAt: moment('returned_at'),
	returnedRegisters: integer('returned_registers'),
	returnedRequests: integer('returned_requests'),
	returnedKopecks: integer('returned_kopecks'),
});
