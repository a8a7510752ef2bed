import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { leaseColumns } from '../lease-columns.ts';

/** The columns are described where they are made: migrations/0043_watch.sql and 0048. */
export const watch = pgTable('watch', {
	id: uuid('id').primaryKey(),
	messenger: text('messenger').$type<'telegram' | 'max'>(),
	chatId: bigint('chat_id', { mode: 'number' }),
	accountId: uuid('account_id'),
	vin: text('vin').$type<Vin>().notNull(),
	begunAt: moment('begun_at').notNull(),
	endsAt: moment('ends_at').notNull(),
	endedAt: moment('ended_at'),
	endedBy: text('ended_by').$type<'person' | 'term' | 'closed'>(),
	nextLookAt: moment('next_look_at'),
	looks: integer('looks').notNull().default(0),
	problem: text('problem').$type<'budget'>(),
	...leaseColumns(uuid('holder')),
});

/** What a watch knows of one section. */
export const watchSection = pgTable(
	'watch_section',
	{
		watchId: uuid('watch_id').notNull(),
		section: text('section').$type<Section>().notNull(),
		records: jsonb('records').$type<Readonly<Record<string, string>>>(),
		answeredAt: moment('answered_at'),
		isSilent: boolean('is_silent').notNull(),
		dueAt: moment('due_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.watchId, table.section] })],
);

/** What is told of a look. */
export const watchNotice = pgTable('watch_notice', {
	id: uuid('id').primaryKey(),
	watchId: uuid('watch_id').notNull(),
	look: integer('look').notNull(),
	channelId: uuid('channel_id'),
	html: text('html').notNull(),
	state: text('state').$type<'waiting' | 'sent' | 'closed' | 'given-up'>().notNull(),
	createdAt: moment('created_at').notNull(),
	nextAt: moment('next_at'),
	attempts: integer('attempts').notNull().default(0),
	...leaseColumns(uuid('holder')),
});
