import type { AnswerState, NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import type { Match, PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { SupplierAttempt } from '@avtosverka/registers/answer';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

/** The columns are described where they are made: migrations/0007_owner_report.sql, 0010 and 0030. */
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

export const ownerReportBlock = pgTable('owner_report_block', {
	id: uuid('id').primaryKey(),
	reportUuid: uuid('report_uuid').notNull(),
	register: text('register').$type<PersonRegister>().notNull(),
	state: text('state').$type<AnswerState>(),
	attempts: integer('attempts').notNull().default(0),
	facts: bytea('facts'),
	factsKeyId: text('facts_key_id'),
	source: text('source').$type<SupplierId>(),
	asOf: moment('as_of'),
	match: text('match').$type<Match>(),
	reason: text('reason').$type<Refusal | NotAskedReason>(),
	skippedRows: integer('skipped_rows').notNull().default(0),
	tried: jsonb('tried').$type<readonly SupplierAttempt[]>().notNull().default([]),
	answeredAt: moment('answered_at'),
	nextAt: moment('next_at'),
	leaseOwner: uuid('holder'),
	heldUntil: moment('held_until'),
	costlyOpen: boolean('costly_open').notNull().default(false),
	costlySent: integer('costly_sent').notNull().default(0),
	costlyRepeated: integer('costly_repeated').notNull().default(0),
	awaitsPayment: boolean('awaits_payment').notNull().default(false),
	leftOut: boolean('left_out').notNull().default(false),
	unpaidAttempts: integer('unpaid_attempts').notNull().default(0),
	answeredCalls: bytea('answered_calls'),
	answeredCallsKeyId: text('answered_calls_key_id'),
});

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

export const purgeAct = pgTable('purge_act', {
	id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	at: moment('at').notNull(),
	why: text('why')
		.$type<'by-owner' | 'account-deleted' | 'unpaid' | 'kept-long-enough' | 'proof-over'>()
		.notNull(),
	reports: integer('reports').notNull().default(0),
	consents: integer('consents').notNull().default(0),
});
