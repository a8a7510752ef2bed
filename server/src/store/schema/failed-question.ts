import type { NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Silence } from '@avtosverka/decision/silence';
import type { Subject } from '@avtosverka/registers/register';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Made in migrations/0066_failed_question.sql, where the columns are described. */
export const failedQuestion = pgTable(
	'failed_question',
	{
		subjectKind: text('subject_kind').$type<Subject['kind']>().notNull(),
		subject: text('subject').notNull(),
		register: text('register').$type<Section>().notNull(),
		state: text('state').$type<Silence['state']>().notNull(),
		reason: text('reason').$type<Refusal | NotAskedReason>(),
		source: text('supplier').$type<SupplierId>(),
		askedAt: moment('asked_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.subjectKind, table.subject, table.register] })],
);
