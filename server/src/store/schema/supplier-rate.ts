import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Made in migrations/0044_supplier_rate.sql. */
export const supplierRate = pgTable('supplier_rate', {
	supplier: text('supplier').primaryKey(),
	nextAt: moment('next_at').notNull(),
});

/** Made in migrations/0044_supplier_rate.sql. */
export const supplierRateProcess = pgTable(
	'supplier_rate_process',
	{
		supplier: text('supplier').notNull(),
		process: uuid('process').notNull(),
		seenAt: moment('seen_at').notNull(),
	},
	({ supplier, process }) => [primaryKey({ columns: [supplier, process] })],
);
