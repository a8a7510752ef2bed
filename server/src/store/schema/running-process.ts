import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** What a process has seen of a supplier since it started; spared calls are none. */
export type SupplierCalls = {
	readonly calls: number;
	/** Without a usable reply; 4xx speaks of the question, not of the supplier. */
	readonly failed: number;
	/** Calls that came to be sent, and how long they took together. */
	readonly timed: number;
	readonly seconds: number;
	readonly breakerOpen: boolean;
};

/** Made, and described, in migrations/0061_operator_acts.sql and 0063_operator_figures.sql. */
export const runningProcess = pgTable('running_process', {
	id: uuid('id').primaryKey(),
	role: text('role').$type<'server' | 'worker'>().notNull(),
	host: text('host').notNull(),
	version: text('version').notNull(),
	revision: text('revision'),
	startedAt: moment('started_at').notNull(),
	seenAt: moment('seen_at').notNull(),
	calls: jsonb('calls').$type<Readonly<Partial<Record<SupplierId, SupplierCalls>>>>().notNull(),
});
