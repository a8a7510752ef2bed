import { pgTable, text } from 'drizzle-orm/pg-core';
import { leaseColumns } from '../lease-columns.ts';

/** Made in migrations/0004_accounts.sql. */
export const lease = pgTable('lease', {
	name: text('name').primaryKey(),
	...leaseColumns(text('holder').notNull(), 'until'),
});
