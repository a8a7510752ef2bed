import type { MessengerName } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { leaseColumns } from '../lease-columns.ts';

/** A record that is remembered: who reported it, and what of it is compared; null for what none reported. */
export type KnownRecord = {
	readonly by: readonly SupplierId[];
	readonly state: readonly (string | null)[];
};

/** What is remembered of answers: who gave complete ones, and records by key. */
export type KnownRecords = {
	/** The form of keys and states, see watches/records.ts; older versions stored none. */
	readonly form?: number;
	readonly by: readonly SupplierId[];
	readonly records: Readonly<Record<string, readonly KnownRecord[]>>;
};

/** The columns are described where they are made: migrations/0043_watch.sql, 0048 and 0062. */
export const watch = pgTable('watch', {
	id: uuid('id').primaryKey(),
	messenger: text('messenger').$type<MessengerName>(),
	chatId: bigint('chat_id', { mode: 'number' }),
	accountId: uuid('account_id'),
	vin: text('vin').$type<Vin>().notNull(),
	begunAt: moment('begun_at').notNull(),
	endsAt: moment('ends_at').notNull(),
	endedAt: moment('ended_at'),
	endedBy: text('ended_by').$type<'person' | 'term' | 'closed'>(),
	nextPollAt: moment('next_look_at'),
	pollRequestedAt: moment('look_wanted_at'),
	polls: integer('looks').notNull().default(0),
	problem: text('problem').$type<'budget'>(),
	...leaseColumns(uuid('holder')),
});

/** What a watch knows of one section. */
export const watchSection = pgTable(
	'watch_section',
	{
		watchId: uuid('watch_id').notNull(),
		section: text('section').$type<Section>().notNull(),
		known: jsonb('known').$type<KnownRecords>(),
		answeredAt: moment('answered_at'),
		isSilent: boolean('is_silent').notNull(),
		dueAt: moment('due_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.watchId, table.section] })],
);

/** The notices of a poll. */
export const watchNotice = pgTable('watch_notice', {
	id: uuid('id').primaryKey(),
	watchId: uuid('watch_id').notNull(),
	poll: integer('look').notNull(),
	channelId: uuid('channel_id'),
	html: text('html').notNull(),
	state: text('state').$type<'waiting' | 'sent' | 'closed' | 'given-up'>().notNull(),
	createdAt: moment('created_at').notNull(),
	nextAt: moment('next_at'),
	attempts: integer('attempts').notNull().default(0),
	...leaseColumns(uuid('holder')),
});
