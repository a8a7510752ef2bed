import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Made in migrations/0002_protection.sql; shared values since 0071_shared_values.sql. */
export const spentChallenge = pgTable('spent_challenge', {
	nonce: text('nonce').primaryKey(),
	expiresAt: moment('expires_at').notNull(),
	holder: text('holder'),
	parts: text('parts').array().notNull().default([]),
});
