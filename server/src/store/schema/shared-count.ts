import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** Made in migrations/0004_accounts.sql. */
export const sharedCount = pgTable(
	'shared_count',
	{
		name: text('name').notNull(),
		counted: bytea('counted').notNull(),
		since: moment('since').notNull(),
		count: integer('count').notNull(),
	},
	(table) => [primaryKey({ columns: [table.name, table.counted] })],
);
