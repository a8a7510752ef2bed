import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Calls that ended within one minute. */
export type MinuteOfCalls = {
	/** Counted since 1970. */
	readonly minute: number;
	readonly calls: number;
	/** Without a usable reply; 4xx speaks of the question, not of the supplier. */
	readonly failed: number;
	/** Questions that were not sent, because the supplier is spared or its queue is full. */
	readonly unsent: number;
};

/** What a process sees of a supplier; nothing of a question. It is kept as JSON. */
export type RecentCalls = {
	/** Minutes without a call are missing. */
	readonly minutes: readonly MinuteOfCalls[];
	/** How many calls of these minutes took how long: the step of processes/call-times.ts and the count. */
	readonly times: readonly (readonly [step: number, count: number])[];
	/** The last moments since the process started, in ms since 1970; null for never. */
	readonly lastReplyAt: number | null;
	readonly lastFailureAt: number | null;
	readonly breakerOpen: boolean;
};

/** Calls to each supplier that this process has called or spares. */
export type SeenCalls = Readonly<Partial<Record<SupplierId, RecentCalls>>>;

/** Made, and described, in migrations/0061_operator_acts.sql and 0072_console.sql. */
export const runningProcess = pgTable('running_process', {
	id: uuid('id').primaryKey(),
	role: text('role').$type<'server' | 'worker'>().notNull(),
	host: text('host').notNull(),
	version: text('version').notNull(),
	revision: text('revision'),
	startedAt: moment('started_at').notNull(),
	seenAt: moment('seen_at').notNull(),
	recent: jsonb('recent').$type<SeenCalls>().notNull(),
	/** Null for a process of a version that does not say. */
	migration: text('migration'),
});
