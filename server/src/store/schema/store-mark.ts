import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** The columns are described where they are made: migrations/0045_deletion.sql. */
export const storeMark = pgTable('store_mark', {
	kind: text('kind').$type<'restored-copy' | 'moved-away'>().primaryKey(),
	at: moment('at').notNull(),
});
