import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { CachedRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Subject } from '@avtosverka/registers/register';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

/** The columns are described where they are made: migrations/0001_answers.sql. */
export const rawReply = pgTable('raw_reply', {
	sha256: bytea('sha256').primaryKey(),
	contentType: text('content_type').notNull(),
	body: bytea('body').notNull(),
	keyId: text('key_id').notNull(),
	neededUntil: moment('needed_until').notNull(),
});

export const cachedAnswer = pgTable(
	'kept_answer',
	{
		subjectKind: text('subject_kind').$type<Subject['kind']>().notNull(),
		subject: text('subject').notNull(),
		register: text('register').$type<CachedRegister>().notNull(),
		supplier: text('supplier').$type<SupplierId>().notNull(),
		state: text('state').$type<Extract<AnswerState, 'found' | 'clear' | 'partial'>>().notNull(),
		skippedRows: integer('skipped_rows').notNull(),
		facts: bytea('facts'),
		factsKeyId: text('facts_key_id'),
		factsVersion: integer('facts_version').notNull(),
		rawSha256: bytea('raw_sha256'),
		asOf: moment('as_of').notNull(),
		askedAt: moment('asked_at').notNull(),
		cachedUntil: moment('kept_until').notNull(),
	},
	(table) => [primaryKey({ columns: [table.subjectKind, table.subject, table.register] })],
);

export const supplierReport = pgTable('supplier_report', {
	id: uuid('id').primaryKey(),
	subject: text('subject').notNull(),
	idempotenceKey: text('idempotence_key').notNull(),
	reportUid: text('report_uid'),
	openedAt: moment('opened_at').notNull(),
	leaseOwner: text('lease_holder'),
	leasedUntil: moment('leased_until'),
	snapshot: bytea('snapshot'),
	snapshotKeyId: text('snapshot_key_id'),
	snapshotAt: moment('snapshot_at'),
	complete: boolean('complete').notNull().default(false),
});
