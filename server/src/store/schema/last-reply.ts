import type { CachedRegister } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Made in migrations/0069_last_reply.sql, where the columns are described. */
export const lastReply = pgTable(
	'last_reply',
	{
		register: text('register').$type<CachedRegister>().notNull(),
		supplier: text('supplier').$type<SupplierId>().notNull(),
		at: moment('at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.register, table.supplier] })],
);
