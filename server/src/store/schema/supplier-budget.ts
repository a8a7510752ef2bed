import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { bigint, boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Made, and described, in migrations/0011_supplier_budget.sql and 0073_budget_in_roubles.sql. */
export const supplierBudget = pgTable(
	'supplier_budget',
	{
		supplier: text('supplier').$type<PaidSupplierId>().notNull(),
		day: date('day', { mode: 'string' }).notNull(),
		used: integer('used').notNull(),
		alarmed: boolean('alarmed').notNull(),
		kopecks: bigint('kopecks', { mode: 'number' }).notNull(),
		costAlarmed: boolean('cost_alarmed').notNull(),
	},
	(table) => [primaryKey({ columns: [table.supplier, table.day] })],
);
