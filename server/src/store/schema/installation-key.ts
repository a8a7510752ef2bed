import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

/** Made in migrations/0040_installation_key.sql. */
export const installationKey = pgTable(
	'installation_key',
	{
		kind: text('kind').$type<'app-secret' | 'data-key'>().notNull(),
		id: text('id').notNull(),
		fingerprint: bytea('fingerprint').notNull(),
		firstUsedAt: moment('first_used_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.kind, table.id] })],
);
