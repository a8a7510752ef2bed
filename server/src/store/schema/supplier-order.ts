import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const supplierOrder = pgTable(
	'supplier_order',
	{
		supplier: text('supplier').$type<PaidSupplierId>().notNull(),
		key: text('key').notNull(),
		day: date('day', { mode: 'string' }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.supplier, table.key] })],
);
