import type { AnswerState, NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import type { Match, PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { SupplierAttempt } from '@avtosverka/registers/answer';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';
import { leaseColumns } from '../lease-columns.ts';

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
	...leaseColumns(uuid('holder')),
	costlyOpen: boolean('costly_open').notNull().default(false),
	costlySent: integer('costly_sent').notNull().default(0),
	costlyRepeated: integer('costly_repeated').notNull().default(0),
	awaitsPayment: boolean('awaits_payment').notNull().default(false),
	leftOut: boolean('left_out').notNull().default(false),
	unpaidAttempts: integer('unpaid_attempts').notNull().default(0),
	answeredCalls: bytea('answered_calls'),
	answeredCallsKeyId: text('answered_calls_key_id'),
});
