import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { CachedRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Subject } from '@avtosverka/registers/register';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

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
