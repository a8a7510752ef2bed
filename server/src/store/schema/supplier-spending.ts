import type { OrderPurpose } from '@avtosverka/contract/vocabulary/order-purpose';
import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { bigint, boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Made, and described, in migrations/0061_operator_acts.sql and 0063_operator_figures.sql. */
export const supplierSpending = pgTable(
	'supplier_spending',
	{
		supplier: text('supplier').$type<PaidSupplierId>().notNull(),
		day: date('day', { mode: 'string' }).notNull(),
		purpose: text('purpose').$type<OrderPurpose>().notNull(),
		orders: integer('orders').notNull(),
		kopecks: bigint('kopecks', { mode: 'number' }).notNull(),
		alarmed: boolean('alarmed').notNull(),
	},
	(table) => [primaryKey({ columns: [table.supplier, table.day, table.purpose] })],
);
