import type { CommentState } from '@avtosverka/contract/comments';
import type { Remark } from '@avtosverka/contract/moderation';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { leaseColumns } from '../lease-columns.ts';

/** The columns are described where they are made: migrations/0006_comments.sql. */
export const comment = pgTable('comment', {
	id: uuid('id').primaryKey(),
	accountId: uuid('account_id'),
	vin: text('vin').$type<Vin>().notNull(),
	text: text('text').notNull(),
	name: text('name').notNull(),
	createdAt: moment('created_at').notNull(),
	state: text('state').$type<CommentState>().notNull().default('waiting'),
	severity: smallint('severity').notNull().default(0),
	remarks: jsonb('remarks').$type<readonly Remark[]>().notNull().default([]),
	refusal: text('refusal'),
	...leaseColumns(uuid('holder')),
	decidedAt: moment('decided_at'),
	announcedAt: moment('announced_at'),
	deletedAt: moment('deleted_at'),
});
