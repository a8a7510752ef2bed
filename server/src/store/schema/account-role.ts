import type { Role } from '@avtosverka/contract/accounts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Made in migrations/0006_comments.sql; its rows are written by the operator's command. */
export const accountRole = pgTable(
	'account_role',
	{
		accountId: uuid('account_id').notNull(),
		role: text('role').$type<Role>().notNull(),
		grantedAt: moment('granted_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.accountId, table.role] })],
);
