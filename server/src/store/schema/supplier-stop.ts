import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Made, and described, in migrations/0061_operator_acts.sql. */
export const supplierStop = pgTable('supplier_stop', {
	supplier: text('supplier').$type<SupplierId>().primaryKey(),
	stoppedAt: moment('stopped_at').notNull(),
});
