import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Made, and divided into days, in migrations/0057_days.sql; shared values since 0071_shared_values.sql. */
export const dailySpent = pgTable(
	'daily_spent',
	{
		nonce: text('nonce').notNull(),
		goneOn: date('gone_on').notNull(),
		holder: text('holder'),
		parts: text('parts').array().notNull().default([]),
	},
	(table) => [primaryKey({ columns: [table.nonce, table.goneOn] })],
);
