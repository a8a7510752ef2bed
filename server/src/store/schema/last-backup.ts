import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Made in migrations/0070_last_backup.sql, where the columns are described. */
export const lastBackup = pgTable('last_backup', {
	one: boolean('one').primaryKey().default(true),
	at: moment('at').notNull(),
});
