import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Made, and described, in migrations/0011_supplier_budget.sql. */
export const supplierBudget = pgTable(
	'supplier_budget',
	{
		supplier: text('supplier').$type<PaidSupplierId>().notNull(),
		day: date('day', { mode: 'string' }).notNull(),
		used: integer('used').notNull(),
		alarmed: boolean('alarmed').notNull(),
	},
	(table) => [primaryKey({ columns: [table.supplier, table.day] })],
);
